import { readBookings } from "@/lib/booking/desk/import-rows";
import { clientColumns, readClients } from "@/lib/clients/import-rows";
import { hasSecret, maxSearchedAtOnce } from "@/lib/documents/file-secrets";
import { renderPdf } from "@/lib/platform/pdf/render";
import { maxImportBytes, readUpload } from "@/lib/platform/request/request-body";

import { repeated, surrounded } from "../worst-texts";
import type { TextReader } from "../worst-texts";
import { secretTexts, usualTexts } from "./texts";

const form = 'content-disposition: form-data; name="file"; filename="a.txt"';

function upload(text: string): Promise<unknown> {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  return readUpload(new Request("https://firm.example/api/documents", { method: "POST", headers, body: text }));
}

const pdf = (value: string) =>
  renderPdf({
    title: "A title",
    language: "en",
    createdAt: 0,
    header: "The firm",
    parts: [{ kind: "facts", facts: [{ term: "Message", value }] }],
    footer: (page, pages) => `${page} of ${pages}`,
  });

const head = `${clientColumns.join(",")}\r\n`;
const long = "dead-".repeat(300);

/** The readers of whole files. Staff and clients upload them, or export what others wrote. */
export const fileReaders: readonly TextReader[] = [
  {
    name: "an import of clients",
    limit: maxImportBytes,
    texts: [
      ...repeated(",", "\n", '"', '""', "a,", "dead-", "\t"),
      ...[",", '"\n', `${long},${long}\n`, `a${",".repeat(9)}\n`].map((part) => surrounded(head, part)),
    ],
    read: (text) => readClients(text, 0),
  },
  {
    name: "an import of appointments",
    limit: maxImportBytes,
    texts: repeated(",", "\n", '"', "a,"),
    read: (text) => readBookings(text, 0),
  },
  {
    // The worker searches longer files.
    name: "a text file",
    limit: maxSearchedAtOnce,
    texts: [...usualTexts, ...secretTexts],
    read: (text) => hasSecret("text/plain", Buffer.from(text).subarray(0, maxSearchedAtOnce)),
  },
  {
    name: "an upload",
    limit: 10 * 1024 * 1024,
    texts: [
      ...["a", "\r\n--", "\r\n", "\u0000"].map((part) => surrounded(`--x\r\n${form}\r\n\r\n`, part, "\r\n--x--\r\n")),
      ...[`--x\r\n${form}\r\n\r\n\r\n`, "--x\r\na: b\r\n", "--x\r\n\r\n", "--x"].map((part) => surrounded("", part)),
      surrounded("--x\r\n", "a: b\r\n"),
    ],
    read: upload,
  },
  {
    name: "a text in a PDF",
    limit: 20_000,
    texts: repeated("a", "a ", "\n", "a\n", "a\u0301", "\u0301", "\u7684", "\u{1f600}", "a\u044f", "\u0623 "),
    read: pdf,
  },
];
