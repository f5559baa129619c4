import { machineErrorIn, plainError } from "./plain-error.mjs";

test.each([
  ["EACCES", "EACCES: permission denied, mkdir '/srv/site/.data'", /cannot be written by this user/],
  ["EROFS", "EROFS: read-only file system", /read-only/],
  ["ENOSPC", "ENOSPC: no space left on device, write", /disk is full/],
])("says what the user can do about %s, without a path", (code, thrown, expected) => {
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

test("recognises a full disk in the output of a failed build, and no error in other output", () => {
  expect(machineErrorIn("Turbopack panicked\n at write_file\n No space left on device (os error 28)")).toMatch(
    /disk is full/,
  );
  expect(machineErrorIn("Type error: x")).toBeUndefined();
});
