import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { db } from "../../lib/platform/db/client";
import { importFile, sampleFile } from "./import-file";

const now = Date.parse("2027-01-08T17:00:00Z");
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(content: string | Uint8Array, isDryRun = true): Promise<string> {
  const path = join(folder, "clients.csv");
  await writeFile(path, content);
  return importFile(path, { kind: "clients", isDryRun, now });
}

test("reports how many clients can be imported, how many were stored, or how many problems the file has", async () => {
  const sample = sampleFile("clients");
  const second = sample.split("\n")[1]?.replace("ada@", "bea@") ?? "";
  expect(await run(sample)).toBe("1 client can be imported. Nothing was stored.");
  expect(await run(`${sample}${second}`)).toBe("2 clients can be imported. Nothing was stored.");
  expect(await run(sample, false)).toBe("1 client was stored.");
  await expect(run(sample)).rejects.toThrow("1 problem, 1 readable line. Nothing was stored.");
  await expect(run("first_name")).rejects.toThrow("1 problem, 0 readable lines. Nothing was stored.");
});

test("reads the files of Excel in Windows-1252, and in UTF-16 with tabs", async () => {
  const [head = "", row = ""] = sampleFile("clients").replaceAll(/;|,/g, "\t").split("\r\n");
  for (const [number, encoding] of (["latin1", "utf16le", "utf8"] as const).entries()) {
    const mark = encoding === "latin1" ? "" : "\ufeff";
    const client = row.replace("Ada", "Zoë").replace("ada@example.org", `zoe-${number}@excel.example`);
    expect(await run(Buffer.from(`${mark}${head}\r\n${client}\r\n`, encoding), false)).toBe("1 client was stored.");
    expect(await db.client.count({ where: { email: `zoe-${number}@excel.example`, firstName: "Zoë" } })).toBe(1);
  }
});

test.each([["no-such.csv"], ["."]])("reports a path that is not a readable file: %s", async (name) => {
  const path = join(folder, name);
  await expect(importFile(path, { kind: "clients", isDryRun: true, now })).rejects.toThrow(
    `There is no file that can be read at ${path}.`,
  );
});
