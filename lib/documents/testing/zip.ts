import { crc32, deflateRawSync } from "node:zlib";

type ZipEntry = { readonly name: string; readonly content: Uint8Array; readonly claimedSize?: number };

/** Builds a ZIP archive. `claimedSize` is a false size for the directory. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  const packed = new Map<Uint8Array, Buffer>();
  for (const { name, content, claimedSize } of entries) {
    const data = packed.get(content) ?? deflateRawSync(content, { level: 9 });
    packed.set(content, data);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(crc32(content), 0);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(claimedSize ?? content.length, 8);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt16LE(8, 8);
    sizes.copy(local, 14);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(20, 6);
    central.writeUInt16LE(8, 10);
    sizes.copy(central, 16);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    parts.push(local, Buffer.from(name), data);
    directory.push(central, Buffer.from(name));
    offset += local.length + name.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const typesOf = (part: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${part.startsWith("word") ? "wordprocessingml.document" : "spreadsheetml.sheet"}.main+xml"/></Types>`;

/** Builds a Word or Excel file with these further files. */
export function officeFile(kind: "docx" | "xlsx", further: readonly ZipEntry[] = []): Buffer {
  const part = kind === "docx" ? "word/document.xml" : "xl/workbook.xml";
  return zipOf([
    { name: "[Content_Types].xml", content: Buffer.from(typesOf(part)) },
    { name: part, content: Buffer.from("<document/>") },
    ...further,
  ]);
}
