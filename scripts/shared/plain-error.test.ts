import { machineErrorIn, plainError } from "./plain-error.mjs";

test.each([
  ["EACCES", "EACCES: permission denied, mkdir '/srv/site/.data'", /cannot be written by this user/],
  ["EROFS", "EROFS: read-only file system", /read-only/],
  ["ENOSPC", "ENOSPC: no space left on device, write", /disk is full/],
])("says what the user can do about %s, and shows no path", (code, thrown, expected) => {
  const message = plainError(Object.assign(new Error(thrown), { code }));
  expect(message).toMatch(expected);
  expect(message).not.toContain("/srv");
});

test("does not change the messages of unknown errors", () => {
  expect(plainError(new Error("Port 3000 is taken: set PORT to another."))).toBe(
    "Port 3000 is taken: set PORT to another.",
  );
  expect(plainError("odd")).toBe("odd");
});

test("returns a sentence about a full disk if a failed build reports a full disk, and undefined if it reports a type error", () => {
  expect(machineErrorIn("Turbopack panicked\n at write_file\n No space left on device (os error 28)")).toMatch(
    /disk is full/,
  );
  expect(machineErrorIn("Type error: x")).toBeUndefined();
});
