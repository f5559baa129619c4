import { deflateSync } from "node:zlib";

import { inspectDocument } from "./inspect";
import { kindOfFile } from "./file-kind";
import { officeFile, zipOf } from "./testing/zip";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\n%%EOF\n`, "latin1");
const objectStream = (text: string) =>
  pdf(
    `1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\r\n${deflateSync(text).toString("latin1")}\nendstream\nendobj`,
  );
const vba = [{ name: "word/vbaProject.bin", content: Buffer.from("macro") }];
const nothing = { warnings: [] };

it.each([
  ["docx", docx],
  ["xlsx", xlsx],
] as const)("a %s file without macros is accepted without a warning", async (kind, type) => {
  const file = officeFile(kind);
  expect(await kindOfFile(`file.${kind}`, file)).toEqual({ type });
  expect(await inspectDocument(type, file)).toEqual(nothing);
});

it.each([
  ["docx", docx, "word/vbaProject.bin"],
  ["xlsx", xlsx, "xl/VBAPROJECT.BIN"],
  ["xlsx", xlsx, "xl/macrosheets/sheet1.xml"],
  ["docx", docx, "word/activeX/activeX1.bin"],
] as const)("the macros of a %s file are named", async (kind, type, name) => {
  const file = officeFile(kind, [{ name, content: Buffer.from("macro") }]);
  expect(await inspectDocument(type, file)).toEqual({ warnings: ["macros"] });
});

it("the embedded objects of a Word file are named, but not its embedded pictures and tables", async () => {
  const file = (name: string) => officeFile("docx", [{ name, content: Buffer.from("x") }]);
  expect(await inspectDocument(docx, file("word/embeddings/oleObject1.bin"))).toEqual({ warnings: ["embedded"] });
  expect(await inspectDocument(docx, file("word/embeddings/table.xlsx"))).toEqual(nothing);
  expect(await inspectDocument(docx, file("word/media/oleObject1.bin"))).toEqual(nothing);
  const both = officeFile("docx", [...vba, { name: "word/embeddings/OLEOBJECT2.BIN", content: Buffer.from("x") }]);
  expect(await inspectDocument(docx, both)).toEqual({ warnings: ["macros", "embedded"] });
});

it.each([
  ["starts a program", pdf("<< /S /Launch /F (cmd.exe) >>"), ["launch"]],
  ["starts a program, in an object stream", objectStream("<< /S/L#61unch >>"), ["launch"]],
  ["contains a file", pdf("<< /Type /EmbeddedFile >>"), ["embedded"]],
  ["lists its files", pdf("<< /Names << /EmbeddedFiles 5 0 R >> >>"), ["embedded"]],
  ["has all of these", objectStream("/EmbeddedFile /Launch /JavaScript "), ["script", "launch", "embedded"]],
  ["only has similar names", pdf("/LaunchPad /EmbeddedFilesystem (Launch)"), []],
])("the warnings of a PDF that %s are named", async (_, file, warnings) => {
  expect(await inspectDocument("application/pdf", file)).toEqual({ warnings });
});

describe("an archive", () => {
  const zeros = Buffer.alloc(50_000_000);

  it("that unpacks to 500 MB is refused, also if its directory says less", async () => {
    const parts = Array.from({ length: 10 }, (_, index) => ({ name: `word/${index}.xml`, content: zeros }));
    const bomb = officeFile("docx", parts);
    expect(bomb.length).toBeLessThan(520_000);
    expect(await inspectDocument(docx, bomb)).toEqual({ refused: "unpacked" });
    const lying = officeFile(
      "docx",
      parts.map((part) => ({ ...part, claimedSize: 10 })),
    );
    expect(await inspectDocument(docx, lying)).toEqual({ refused: "unpacked" });
  });

  it("that unpacks to 150 MB is accepted", async () => {
    const parts = [1, 2, 3].map((index) => ({ name: `word/${index}.xml`, content: zeros }));
    expect(await inspectDocument(docx, officeFile("docx", parts))).toEqual(nothing);
  });

  it("that is damaged or has too many files is refused", async () => {
    const file = officeFile("docx", vba);
    expect(await inspectDocument(docx, file.subarray(0, file.length - 30))).toEqual({ refused: "mismatch" });
    const broken = Buffer.from(file);
    broken.fill(0xff, 60, 90);
    expect(await inspectDocument(docx, broken)).toEqual({ refused: "mismatch" });
    const many = Array.from({ length: 2_001 }, (_, index) => ({ name: `${index}`, content: Buffer.from("x") }));
    expect(await inspectDocument(docx, zipOf(many))).toEqual({ refused: "mismatch" });
  });
});

it.each([
  ["an action", pdf("1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj")],
  ["an action without spaces", pdf("<</S/JavaScript/JS(x)>>")],
  ["a name with escapes", pdf("<< /S /J#61va#53cript /JS (x) >>")],
  ["an object stream", objectStream("1 0 << /S /JavaScript /JS (x) >>")],
  ["the second of two object streams", Buffer.concat([objectStream("1 0 << >>"), objectStream("/S /JavaScript ")])],
])("the script of a PDF in %s is named", async (_, file) => {
  expect(await inspectDocument("application/pdf", file)).toEqual({ warnings: ["script"] });
});

it.each([
  ["text", pdf("(About JavaScript) Tj")],
  ["a longer name", pdf("<< /JavaScriptless true >>")],
  ["an object stream that is damaged", pdf("<< /Type /ObjStm >> stream\nnothing\nendstream")],
  ["no end of a stream", pdf("<< /Type /ObjStm >> stream\nnothing")],
])("a PDF with %s gets no warning", async (_, file) => {
  expect(await inspectDocument("application/pdf", file)).toEqual(nothing);
});

it("a PDF with an object stream that unpacks to 500 MB is refused", async () => {
  const bomb = deflateSync(Buffer.alloc(500_000_000), { level: 9 }).toString("latin1");
  const file = pdf(`<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${bomb}\nendstream`);
  expect(file.length).toBeLessThan(520_000);
  expect(await inspectDocument("application/pdf", file)).toEqual({ refused: "unpacked" });
});
