import { itReadsInLinearTime, repeated } from "@/lib/testing/worst-texts";
import type { WorstText } from "@/lib/testing/worst-texts";

import { parseEmail } from "./parse-email";
import { readingLimits } from "./reading-limits";

const head = (type: string, ...more: string[]) =>
  ["From: a@example.org", "To: b@example.org", `Content-Type: ${type}`, ...more, "", ""].join("\r\n");

/** Emails with the given text as their body, under the headers `before`. */
const within = (before: string, texts: readonly WorstText[]): WorstText<Uint8Array>[] =>
  texts.map(({ name, of }) => ({
    name: `${name} below ${JSON.stringify(before.slice(-60).trim())}`,
    of: (length) => Buffer.from(before + of(length)),
  }));

const read = (email: Uint8Array) => parseEmail(email);
const letters = "abcdefghijklmnopqrstuvwxyz";

const tags = [
  "<",
  "<br ",
  "<style ",
  "<blockquote>",
  "<b>",
  "<a href='https://a.example/'>x",
  "<td>1",
  "<!--",
  "</",
  "&",
  "&am",
  "&#",
  "<p ",
  "<p a='",
  "<li>",
  "<script>",
  "<![",
  "<pre>\n",
  "<br><blockquote><br></blockquote>",
  " ",
  "a ",
];

describe("received emails", () => {
  itReadsInLinearTime({
    name: "an email in HTML",
    limit: readingLimits.textBytes,
    texts: within(head("text/html"), repeated(...tags)),
    read,
  });

  itReadsInLinearTime({
    name: "an email in plain text",
    limit: readingLimits.textBytes,
    texts: [
      ...within(
        head("text/plain"),
        repeated(
          "a \n",
          ":\t\t\t\n",
          "\n",
          "> \n",
          "> a\n",
          "\r",
          "<",
          "--\n",
          "-- \r\n",
          "Von: a\n",
          "wrote:\n",
          "\ufffd",
        ),
      ),
      ...within(head("text/plain; format=flowed; delsp=yes"), repeated("a ", "a \n", "> a \n", ">", " \n")),
      ...within(
        head("text/plain", "Content-Transfer-Encoding: quoted-printable"),
        repeated("=", "= ", " ", "=\n", "=4", "=41", "a \t"),
      ),
      ...within(head("text/plain", "Content-Transfer-Encoding: base64"), repeated("QQ==", "=", "*", "\n", "QUJD\r\n")),
    ],
    read,
  });

  const parts = (part: string) => within(head("multipart/mixed; boundary=b"), repeated(part));
  itReadsInLinearTime({
    name: "an email of 25 MB",
    limit: 25_000_000,
    texts: [
      ...within(head("text/plain"), repeated("--\n", "a\n", `${"QUJD".repeat(19)}\r\n`)),
      ...parts("--b\r\n"),
      ...parts("--b\r\n\r\nx\r\n"),
      ...parts("--b\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n"),
      ...parts("--b--\r\n"),
      ...parts("--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename*0*=utf-8''a\r\n\r\nx\r\n"),
      ...parts("--b\r\nContent-Type: message/rfc822\r\n\r\nSubject: =?utf-8?Q?a?=\r\n\r\nx\r\n"),
      ...within(
        "",
        repeated(
          "A: b\r\n",
          " b\r\n",
          "x",
          "Subject: =?utf-8?Q?=41?= ",
          "References: <a@b> ",
          "To: a@b, ",
          "From: (((",
        ),
      ),
      {
        name: "multiparts in multiparts",
        of: (length) => {
          const levels = Math.floor(length / 70);
          const level = (n: number) =>
            `Content-Type: multipart/mixed; boundary="${letters}${n}"\r\n\r\n--${letters}${n}\r\n`;
          return Buffer.from(Array.from({ length: levels }, (_, n) => level(n)).join(""));
        },
      },
    ],
    read,
  });

  const names = ["Subject: ", "From: ", "To: ", "References: ", "Content-Type: "];
  const values = ["(", "<", "@", ",", "=?utf-8?Q?=41?= ", "=?", ";a*0*=utf-8''%41", ";a=b", "a@b, ", "a:", " "];
  itReadsInLinearTime({
    name: "the headers of an email",
    limit: readingLimits.headerBytes,
    texts: names.flatMap((name) => within(name, repeated(...values))),
    read,
  });
});
