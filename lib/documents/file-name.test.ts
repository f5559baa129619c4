import { plainFileName } from "./file-name";

test.each([
  ["C:\\Users\\Me\\Statement.pdf", "Statement.pdf"],
  ["../../etc/passwd.txt", "passwd.txt"],
  ["invoice\u202Efdp.exe.pdf", "invoicefdp.exe.pdf"],
  ["a\r\nSet-Cookie: b.pdf", "aSet-Cookie b.pdf"],
  [".pdf", "pdf"],
  [`${"x".repeat(300)}.pdf`, `${"x".repeat(116)}.pdf`],
  ["Kontoauszug März.pdf", "Kontoauszug März.pdf"],
])("a file called %j is stored as %j", (name, stored) => {
  expect(plainFileName(name)).toBe(stored);
});
