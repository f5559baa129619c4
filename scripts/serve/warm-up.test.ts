import { warmUp } from "./warm-up";

const options = { siteUrl: "http://localhost:3000", hops: 0, build: "b", headers: {} };

test("asks for the pages of the first visitors, and waits for their ends", async () => {
  const ended: string[] = [];
  await warmUp({
    ...options,
    handler: async ({ url = "" }, response) => {
      response.once("finish", () => ended.push(url));
      response.end("page");
    },
  });
  expect(ended.toSorted()).toEqual(["/", "/api/services", "/booking", "/contact"]);
});

test("a server starts although its pages fail", async () => {
  await warmUp({ ...options, handler: async (_request, response) => void response.destroy() });
});

test("a server starts although its pages never answer", async () => {
  const began = performance.now();
  await warmUp({ ...options, handler: async () => {} });
  expect(performance.now() - began).toBeLessThan(15_000);
}, 20_000);
