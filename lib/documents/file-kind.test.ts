import { kindOfFile } from "./file-kind";
import { zipOf } from "./testing/zip";

const bytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const pdf = bytes("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
const png = new Uint8Array(
  Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=", "base64"),
);
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, "utf16le"));
const utf32 = (text: string) =>
  new Uint8Array(new Uint32Array([...text].map((sign) => sign.codePointAt(0) ?? 0)).buffer);
/** The start of a file in the ISO base media format, with its brands. */
const brands = (major: string, ...others: readonly string[]) => {
  const text = `ftyp${major}\0\0\0\0${others.join("")}`;
  return bytes(`\0\0\0${String.fromCharCode(text.length + 4)}${text}`);
};
const program = bytes(`MZ${"\0".repeat(200)}`);

test.each<readonly [string, Uint8Array, string]>([
  ["statement.pdf", pdf, "application/pdf"],
  ["Photo.PNG", png, "image/png"],
  ["photo.jpeg", jpeg, "image/jpeg"],
  ["notes.txt", new Uint8Array(Buffer.from("Überweisung am 3. März")), "text/plain"],
  ["transfers.csv", bytes("date,amount\n2034-01-01,100\n"), "text/csv"],
  ["mail.eml", bytes("From: a@example.com\r\nSubject: x\r\n\r\nHello"), "message/rfc822"],
  ["umsatz.csv", bytes("Datum;Empfänger\r\n01.01.2034;Müller\r\n"), "text/csv"],
  ["mail_latin1.eml", bytes("Subject: x\r\nContent-Transfer-Encoding: 8bit\r\n\r\nGrüße"), "message/rfc822"],
  ["notepad.txt", utf16("Überweisung"), "text/plain"],
  ["notepad-be.txt", Buffer.from(utf16("Überweisung")).swap16(), "text/plain"],
  ["unmarked.txt", Buffer.from("Überweisung an 5 Empfänger", "utf16le"), "text/plain"],
  ["unmarked-be.txt", Buffer.from("Überweisung an 5 Empfänger", "utf16le").swap16(), "text/plain"],
  ["utf32.txt", utf32("\ufeffÜberweisung 😀"), "text/plain"],
  ["utf32-be.txt", Buffer.from(utf32("\ufeffÜberweisung")).swap32(), "text/plain"],
  ["utf32-unmarked.txt", utf32("Überweisung an 5 Empfänger"), "text/plain"],
  ["about-a-pdf.eml", bytes("Subject: your file starts with %PDF-1.7\r\n\r\nHello"), "message/rfc822"],
  ["from-mbox.eml", bytes("From a@example.com Mon Jan 4\nSubject: x\n\n%PDF-1.7"), "message/rfc822"],
  ["utf8-mark.txt", new Uint8Array(Buffer.from("\ufeffÜberweisung")), "text/plain"],
  ["bmo.txt", bytes("BMO statement of January"), "text/plain"],
  ["gif.txt", bytes("GIF pictures from the broker"), "text/plain"],
  ["late.pdf", bytes("\r\n%PDF-1.7\n"), "application/pdf"],
  ["later.pdf", bytes(`${" ".repeat(1_024)}%PDF-1.7`), "application/pdf"],
  ...["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].map(
    (brand) => ["photo.heic", brands(brand, "mif1", "heic"), "image/heic"] as const,
  ),
  ["photo.heif", brands("mif1", "heic"), "image/heic"],
  ["photo.HIF", brands("heix", "mif1"), "image/heic"],
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
  ["a PostScript file with the extension of a text file", "statement.txt", bytes("%!PS-Adobe-3.0"), "mismatch"],
  ["an RTF file with the extension of a text file", "statement.txt", bytes("{\\rtf1 x}"), "mismatch"],
  ["a PDF after a line with the extension of a text file", "statement.txt", bytes("\n%PDF-1.7"), "mismatch"],
  ["a PDF with the extension of an email", "statement.eml", bytes("\n%PDF-1.7"), "mismatch"],
  ["a web page in UTF-32 with the extension of a text file", "page.txt", utf32("<!doctype html>"), "mismatch"],
  ["a UTF-32 file with a NUL", "statement.txt", utf32("\ufeffa\0b"), "mismatch"],
  ["a program with the extension of a text file", "statement.txt", program, "mismatch"],
  ["a text file with a NUL", "statement.txt", bytes("a\0b"), "mismatch"],
  ["a UTF-16 file with a NUL", "statement.txt", utf16("a\0b"), "mismatch"],
  ["a web page in UTF-16 with the extension of a text file", "page.txt", utf16("<!doctype html>"), "mismatch"],
  ["a bitmap with the extension of a text file", "a.txt", bytes("BM\u0001\u0002\u0003"), "mismatch"],
  ["a PDF header after more than 1,024 bytes", "a.pdf", bytes(`${" ".repeat(1_025)}%PDF-1.7`), "mismatch"],
  ["a web page before a PDF header", "a.pdf", bytes("<html><script>x</script>%PDF-1.7"), "mismatch"],
  ["an AVIF picture with the extension of HEIC", "a.heic", brands("avif", "mif1"), "mismatch"],
  ["an AVIF picture with an open brand and the extension of HEIC", "a.heic", brands("mif1", "avif"), "mismatch"],
  ["a film with the extension of HEIC", "a.heic", brands("isom", "mp42"), "mismatch"],
  [
    "a ZIP archive with the extension of a Word file",
    "letter.docx",
    zipOf([{ name: "evil.exe", content: Buffer.from("content") }]),
    "mismatch",
  ],
])("refuses %s", async (_what, name, content, refused) => {
  expect(await kindOfFile(name, content)).toEqual({ refused });
});
