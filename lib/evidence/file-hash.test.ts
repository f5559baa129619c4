import { fileHash } from "./file-hash";

const digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

it.each([
  ["the browser's function", globalThis.crypto.subtle],
  ["slices, without the browser's function", undefined],
])("reads a file with %s", async (_how, subtle) => {
  expect(await fileHash(new Blob(["abc"]), subtle)).toBe(digest);
});

it("reads a file of several slices like one of one", async () => {
  const file = new Blob([new Uint8Array(9 * 1024 * 1024).fill(7)]);
  expect(await fileHash(file, undefined)).toBe(await fileHash(file, globalThis.crypto.subtle));
});
