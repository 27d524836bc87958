import type { ToClient, ToServer } from "@courtly/protocol";

/** A socket whose server is the test: `says` sends a message to the client, `heard` has the messages of the client. */
export class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly heard: ToServer[] = [];
  onHeard: (message: ToServer) => void = () => undefined;

  send(text: string): void {
    const message = JSON.parse(text) as ToServer;
    this.heard.push(message);
    this.onHeard(message);
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new Event("close"));
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event("open"));
  }

  says(message: ToClient | object): void {
    this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}
