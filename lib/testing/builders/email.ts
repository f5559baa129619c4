import type { Email } from "@/lib/platform/mail/email";

/** Returns a short email with one attachment. */
export function anEmail(changes: Partial<Email> = {}): Email {
  return {
    to: "zoe@example.org",
    toName: "Zoë",
    fromName: "Appointments",
    replyTo: "help@example.com",
    locale: "de",
    subject: "Ihr Termin",
    text: "Guten Tag",
    html: "<p>Guten Tag</p>",
    attachments: [
      {
        filename: "termin.ics",
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
        content: "BEGIN:VCALENDAR\r\n",
      },
    ],
    headers: {},
    ...changes,
  };
}
