import { buildActionKey, runActionKey } from "./action-key";

test("builds with the same settings have the same key, also of another release, and other settings another one", () => {
  const key = buildActionKey({ settings: "a", sources: "1" });
  expect(buildActionKey({ settings: "a", sources: "2" })).toBe(key);
  expect(buildActionKey({ settings: "b", sources: "1" })).not.toBe(key);
});

test("a key has the 32 bytes that Next asks for, and only servers with the same secret share it", () => {
  const key = runActionKey("one secret of all servers");
  expect(Buffer.from(key, "base64")).toHaveLength(32);
  expect(runActionKey("one secret of all servers")).toBe(key);
  expect(runActionKey("another secret")).not.toBe(key);
});
