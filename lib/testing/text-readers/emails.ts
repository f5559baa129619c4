import { parseEmail } from "@/lib/inquiry/inbox/inbound/parse-email";
import { readingLimits } from "@/lib/inquiry/inbox/inbound/reading-limits";

import { repeated } from "../worst-texts";
import type { TextReader, WorstText } from "../worst-texts";

const head = (type: string, ...more: string[]) =>
  ["From: a@example.org", "To: b@example.org", `Content-Type: ${type}`, ...more, "", ""].join("\r\n");

/** Emails with the given text as their body, under the headers `before`. */
const within = (before: string, texts: readonly WorstText[]): WorstText<Uint8Array>[] =>
  texts.map(({ name, of }) => ({
    name: `${name} below ${JSON.stringify(before.slice(-60).trim())}`,
    of: (length) => Buffer.from(before + of(length)),
  }));

const plain = (parts: readonly string[], ...more: string[]) => within(head("text/plain", ...more), repeated(...parts));
const parts = (part: string) => within(head("multipart/mixed; boundary=b"), repeated(part));

const tags = [
  ...["<", "<br ", "<style ", "<blockquote>", "<b>", "<a href='https://a.example/'>x", "<td>1", "<!--", "</", "&"],
  ...["&am", "&#", "<p ", "<p a='", "<li>", "<script>", "<![", "<pre>\n", "<br><blockquote><br></blockquote>"],
  ...[" ", "a "],
];

const lines = [
  ...["a \n", ":\t\t\t\n", "\n", "> \n", "> a\n", "\r", "<", "--\n", "-- \r\n", "Von: a\n", "wrote:\n", "\ufffd"],
];

const headerNames = ["Subject: ", "From: ", "To: ", "References: ", "Content-Type: "];
const headerValues = ["(", "<", "@", ",", "=?utf-8?Q?=41?= ", "=?", ";a*0*=utf-8''%41", ";a=b", "a@b, ", "a:", " "];
const headers = [
  ...["A: b\r\n", " b\r\n", "x", "Subject: =?utf-8?Q?=41?= ", "References: <a@b> ", "To: a@b, ", "From: ((("],
];

const letters = "abcdefghijklmnopqrstuvwxyz";
const nested: WorstText<Uint8Array> = {
  name: "multiparts in multiparts",
  of: (length) => {
    const levels = Math.floor(length / 70);
    const level = (n: number) => `Content-Type: multipart/mixed; boundary="${letters}${n}"\r\n\r\n--${letters}${n}\r\n`;
    return Buffer.from(Array.from({ length: levels }, (_, n) => level(n)).join(""));
  },
};

/** The worker reads emails, so that no visitor waits for it. */
const work = { read: (email: Uint8Array) => parseEmail(email), hold: 500 };

/** The readers of received emails, which run in the worker. */
export const emailReaders: readonly TextReader<Uint8Array>[] = [
  {
    name: "an email in HTML",
    limit: readingLimits.textBytes,
    texts: within(head("text/html"), repeated(...tags)),
    ...work,
  },
  {
    name: "an email in plain text",
    limit: readingLimits.textBytes,
    texts: [
      ...plain(lines),
      ...within(head("text/plain; format=flowed; delsp=yes"), repeated("a ", "a \n", "> a \n", ">", " \n")),
      ...plain(["=", "= ", " ", "=\n", "=4", "=41", "a \t"], "Content-Transfer-Encoding: quoted-printable"),
      ...plain(["QQ==", "=", "*", "\n", "QUJD\r\n"], "Content-Transfer-Encoding: base64"),
    ],
    ...work,
  },
  {
    name: "an email of 25 MB",
    limit: 25_000_000,
    texts: [
      ...plain(["--\n", "a\n", `${"QUJD".repeat(19)}\r\n`]),
      ...parts("--b\r\n"),
      ...parts("--b\r\n\r\nx\r\n"),
      ...parts("--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n"),
      ...parts("--b--\r\n"),
      ...parts("--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename*0*=utf-8''a\r\n\r\nx\r\n"),
      ...parts("--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: =?utf-8?Q?a?=\r\n\r\nx\r\n"),
      ...within("", repeated(...headers, "\r", "a\r")),
      ...within(
        head("multipart/alternative; boundary=b"),
        repeated("--b\r\n\r\nx y z\r\n", "--b\r\nContent-Type: text/html\r\n\r\n<p>a<p>b\r\n"),
      ),
      nested,
    ],
    ...work,
  },
  {
    name: "the headers of an email",
    limit: readingLimits.headerBytes,
    texts: headerNames.flatMap((name) => within(name, repeated(...headerValues))),
    ...work,
  },
];
