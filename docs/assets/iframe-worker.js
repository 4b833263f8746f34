// Search without a server: a page opened from a file may not start a worker, so a hidden frame does its work.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      const script = new URL(url, location.href).href;
      this.frame = document.body.appendChild(document.createElement("iframe"));
      this.frame.hidden = true;
      const inside = this.frame.contentWindow;
      const load = (path) =>
        new Promise((done, failed) => {
          const script = inside.document.createElement("script");
          Object.assign(script, { src: path, onload: done, onerror: failed });
          inside.document.body.append(script);
        });
      inside.document.open();
      inside.document.write("<!doctype html><base href='" + script + "'><body></body>");
      inside.document.close();
      inside.importScripts = (...paths) => paths.reduce((before, path) => before.then(() => load(path)), Promise.resolve());
      inside.postMessage = (data) => {
        const event = new MessageEvent("message", { data });
        this.dispatchEvent(event);
        if (this.onmessage) this.onmessage(event);
      };
      this.started = load(script);
    }
    postMessage(data) {
      this.started.then(() => {
        const { MessageEvent } = this.frame.contentWindow;
        this.frame.contentWindow.dispatchEvent(new MessageEvent("message", { data }));
      });
    }
    terminate() {
      this.frame.remove();
    }
  };
}
