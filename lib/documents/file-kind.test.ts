import { deflateRawSync } from "node:zlib";

import { kindOfFile } from "./file-kind";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const pdf = bytes("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
const png = new Uint8Array(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=", "base64"),
);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const program = bytes(`MZ${"\0".repeat(200)}`);

test.each([
  ["statement.pdf", pdf, "application/pdf"],
  ["Photo.PNG", png, "image/png"],
  ["photo.jpeg", jpeg, "image/jpeg"],
  ["notes.txt", new Uint8Array(Buffer.from("Überweisung am 3. März")), "text/plain"],
  ["transfers.csv", bytes("date,amount\n2034-01-01,100\n"), "text/csv"],
  ["mail.eml", bytes("From: a@example.com\r\nSubject: x\r\n\r\nHello"), "message/rfc822"],
])("accepts %s", async (name, content, type) => {
  expect(await kindOfFile(name, content)).toEqual({ type });
});

test.each([
  ["an unknown format", "program.exe", program, "type"],
  ["a file name without an extension", "statement", pdf, "type"],
  ["a web page", "page.html", bytes("<!doctype html>"), "type"],
  ["an SVG drawing, which can contain scripts", "drawing.svg", bytes("<svg></svg>"), "type"],
  ["a program with the extension of a PDF", "statement.pdf", program, "mismatch"],
  ["a picture with the extension of a PDF", "statement.pdf", png, "mismatch"],
  ["a PDF with the extension of a text file", "statement.txt", pdf, "mismatch"],
  [
    "a web page with the extension of a text file",
    "statement.txt",
    bytes("\n <!DOCTYPE html><script>alert(1)</script>"),
    "mismatch",
  ],
  ["a text file with bytes that are not UTF-8", "statement.txt", new Uint8Array([0xc3, 0x28]), "mismatch"],
  ["a ZIP archive with the extension of a Word file", "letter.docx", zipOf("evil.exe"), "mismatch"],
])("refuses %s", async (_what, name, content, refused) => {
  expect(await kindOfFile(name, content)).toEqual({ refused });
});

/** Builds a ZIP archive that contains one file with this name. */
function zipOf(name: string): Uint8Array {
  const content = Buffer.from("content");
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return new Uint8Array(Buffer.concat([head, Buffer.from(name), packed]));
}
