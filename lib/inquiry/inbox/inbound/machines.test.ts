import { parseEmail } from "./parse-email";

const parsed = (headers: readonly string[], ...body: readonly string[]) =>
  parseEmail(Buffer.from([...headers, "", ...body].map((line) => `${line}\r\n`).join("")));

describe("an automatic email", () => {
  it.each([
    "Auto-Submitted: auto-replied",
    "Auto-Submitted: auto-generated; owner-email=a@example.org",
    "X-Autoreply: yes",
    "X-Autorespond: Away",
    "X-AutoReply-From: a@example.org",
    "Precedence: auto_reply",
    "Precedence: bulk",
    "Return-Path: <>",
    "From: Mail Delivery System <MAILER-DAEMON@mx.example>",
    "Subject: Automatische Antwort: Ihre Anfrage",
    "Subject: =?utf-8?Q?R=C3=A9ponse_automatique_=3A_x?=",
    "Subject: Abwesenheitsnotiz: Ihre Anfrage",
    "Subject: Ich bin im Urlaub: Ihre Anfrage",
    "Subject: Out of Office: Your request",
    "Content-Type: multipart/report; report-type=disposition-notification; boundary=b",
  ])("is known by %s", (header) => expect(parsed([header], "x").isAutomatic).toBe(true));

  it.each([
    "Auto-Submitted: no",
    "X-Auto-Response-Suppress: All",
    "Precedence: first-class",
    "Precedence: list",
    "Subject: Out of office hours please call me urgently",
    "Subject: Automatic reply machines took my money",
    "Subject: Ich bin im Urlaub und erreichbar",
    "Subject: Réponse automatique de leur banque",
    "Subject: Re: Automatic reply: x",
    "From: Automatic <a@example.org>",
  ])("is not known by %s", (header) => expect(parsed([header], "x").isAutomatic).toBe(false));
});

describe("a delivery report", () => {
  const standard = (report: string, status: string, original: string) =>
    parsed(
      [`Content-Type: multipart/report; report-type=${report}; boundary=b`],
      ...[
        "--b",
        "",
        "Not delivered",
        "--b",
        `Content-Type: message/${report}`,
        "",
        "Reporting-MTA: dns; a",
        "",
        "Status: 2.0.0",
        "",
        "Status: 5.1.1",
        "",
      ],
      ...[
        "--b",
        `Content-Type: ${original}`,
        "",
        "Subject: x",
        "Message-ID:",
        " <a@firm.example>",
        "",
        "--b--",
        status,
      ],
    ).bounce;
  const expected = { originalId: "<a@firm.example>", status: "5.1.1" };

  it.each([
    ["delivery-status", "message/rfc822"],
    ["delivery-status", "text/rfc822-headers"],
    ["global-delivery-status", "message/global"],
    ["global-delivery-status", "message/global-headers"],
  ])("of the kind %s with %s is recognised", (kind, original) =>
    expect(standard(kind, "", original)).toEqual(expected),
  );

  it("of qmail is recognised", () => {
    const text = (reason: string) => [
      "Hi. This is the qmail-send program at mx.example.",
      "I'm afraid I wasn't able to deliver your message to the following addresses.",
      "<client@example.org>:",
      reason,
      "",
      "--- Below this line is a copy of the message.",
      "",
      "Return-Path: <office@firm.example>",
      "Message-ID: <a@firm.example>",
    ];
    expect(parsed([], ...text("Sorry, no mailbox here by that name. (#5.1.1)")).bounce).toEqual(expected);
    expect(parsed([], ...text("Sorry.")).bounce).toEqual({ ...expected, status: "5.0.0" });
  });

  it("of Exim is recognised", () => {
    const copy = "------ This is a copy of the message, including all the headers. ------";
    expect(
      parsed(["X-Failed-Recipients: client@example.org"], "550 5.1.1 Unknown", copy, "", "Message-ID: <a@firm.example>")
        .bounce,
    ).toEqual(expected);
  });

  it("keeps its text and its parts", () => {
    const head = ["Content-Type: multipart/report; report-type=delivery-status; boundary=b"];
    const email = parsed(
      head,
      "--b",
      "",
      "I did not get it",
      "--b",
      "Content-Type: application/pdf; name=a.pdf",
      "",
      "x",
    );
    expect(email).toMatchObject({ bounce: { status: "" }, text: "I did not get it", attachments: ["a.pdf"] });
  });

  it("is not seen in an email that quotes one", () =>
    expect(parsed([], "> Hi. This is the qmail-send program").bounce).toBeUndefined());
});
