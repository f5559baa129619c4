import { Agent, request } from "node:http";

export type Poster = {
  post(path: string, body: unknown): Promise<{ readonly status: number; readonly text: string }>;
  close(): void;
};

/**
 * Sends JSON over persistent connections with little overhead. `fetch` has too much overhead for a benchmark: sending a
 * booking with it takes half as much CPU time as the server needs to process the booking.
 */
export function poster(address: string, connections: number): Poster {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    post: (path, body) =>
      new Promise((resolve, reject) => {
        const json = JSON.stringify(body);
        const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(json) };
        const sent = request(new URL(path, address), { agent, method: "POST", headers }, (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
          response.on("end", () => resolve({ status: response.statusCode ?? 0, text })).on("error", reject);
        });
        sent.on("error", reject).end(json);
      }),
    close: () => agent.destroy(),
  };
}
