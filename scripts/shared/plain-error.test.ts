import { faultIn, plainError } from "./plain-error.mjs";

test.each([
  ["EACCES", "EACCES: permission denied, mkdir '/srv/site/.data'", /cannot be written by this user/],
  ["EROFS", "EROFS: read-only file system", /read-only/],
  ["ENOSPC", "ENOSPC: no space left on device, write", /disk is full/],
])("says of %s what to do, and no path", (code, message, expected) => {
  const said = plainError(Object.assign(new Error(message), { code }));
  expect(said).toMatch(expected);
  expect(said).not.toContain("/srv");
});

test("leaves what is said already as it is", () => {
  expect(plainError(new Error("Port 3000 is taken: set PORT to another."))).toBe(
    "Port 3000 is taken: set PORT to another.",
  );
  expect(plainError("odd")).toBe("odd");
});

test("finds a full disk in what a build printed, and no fault where there is none", () => {
  expect(faultIn("Turbopack panicked\n at write_file\n No space left on device (os error 28)")).toMatch(/disk is full/);
  expect(faultIn("Type error: x")).toBeUndefined();
});
