import { fileText } from "./file-text";

const bytes = (text: string) => new Uint8Array([...text].map((sign) => sign.charCodeAt(0)));

it.each([
  ["UTF-8", new TextEncoder().encode("Überweisung 5 €"), "Überweisung 5 €"],
  ["Latin-1", bytes("\u00dcberweisung"), "Überweisung"],
  ["UTF-16", new Uint8Array([0xff, 0xfe, 0x41, 0x00]), "A"],
])("reads a file in %s", (_name, content, text) => {
  expect(fileText(content)).toEqual({ text });
});

it.each([
  ["an empty file", new Uint8Array(), "empty"],
  ["a PDF", bytes("%PDF-1.7 text"), "pdf"],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), "notText"],
])("does not read %s", (_name, content, problem) => {
  expect(fileText(content)).toEqual({ problem });
});
