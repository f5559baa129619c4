import { requestId } from "./request-id";

test.each(["a", "9f1c.A_b-2", "x".repeat(64)])("keeps the harmless id %s", (id) => {
  expect(requestId(id)).toBe(id);
});

test.each([undefined, "", "x".repeat(65), "a b", "a\r\nset-cookie: b", "é", ["a", "b"]])(
  "makes a new one instead of %j",
  (given) => {
    expect(requestId(given)).toMatch(/^[0-9a-f-]{36}$/);
  },
);
