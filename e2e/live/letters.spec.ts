import { wordsOfClaims } from "../../lib/testing/live-office";
import { aMessage, aRequest } from "../../lib/testing/inquiries";
import { mailSink } from "../../lib/testing/mail-sink";
import type { ReceivedMail } from "../../lib/testing/mail-sink";
import { bookSomething, someAddress, tokenOf } from "../api/visitor";
import { expect, test } from "../fixtures";
import { plain } from "./reading";

const { DATABASE_URL = "", SMTP_URL = "", SHOWN_CLAIMS = "" } = process.env;

/** Both to the visitor and to the firm: booked, cancelled, a message, a request, a newsletter to confirm. */
const perLanguage = 7;

test("letters claim nothing that is not verified, and do not call themselves a demonstration", async ({ request }) => {
  const sink = await mailSink(Number(new URL(SMTP_URL).port));
  try {
    for (const locale of ["en", "de", "fr-CA"]) {
      const headers = someAddress();
      const { answer, body } = await bookSomething(request, { locale }, { fromDay: 6 });
      expect(answer.status()).toBe(201);
      // A confirmation of what is cancelled by then would not be sent.
      await expect.poll(() => sink.received.some(({ recipients }) => recipients.includes(body.clientInfo.email)), { timeout: 60_000 }).toBe(true);
      const { manageUrl } = (await answer.json()).data;
      await request.post(`/api/bookings/${tokenOf(manageUrl)}/cancel`, { data: {}, headers });
      for (const [path, data] of [
        ["contact", aMessage({ locale })], ["leads", aRequest({ locale })], ["newsletter", { email: aMessage().email, consent: true, locale }],
      ] as const) {
        expect((await request.post(`/api/${path}`, { data, headers })).status()).toBe(201);
      }
    }
    await expect.poll(() => sink.received.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3 * perLanguage);

    const shown = SHOWN_CLAIMS.split(",");
    const hidden = [...(await wordsOfClaims(DATABASE_URL))].filter(([key]) => !shown.includes(key)).flatMap(([, words]) => words);
    for (const letter of sink.received) {
      const text = wholeOf(letter);
      expect(hidden.filter((word) => text.includes(word))).toEqual([]);
      expect(text).not.toMatch(/demonstration|Vorführung|démonstration|\(sample\)/i);
    }
  } finally {
    await sink.close();
  }
});

/** Subject, both bodies and what is attached, as the reader sees it. */
function wholeOf({ subject, mail }: ReceivedMail): string {
  const files = mail.attachments.map(({ content }) => (typeof content === "string" ? content : new TextDecoder().decode(content)));
  // A calendar's long lines are folded.
  return plain([subject, mail.text, mail.html, ...files.map((file) => file.replaceAll("\r\n ", ""))].join("\n"));
}
