import { parseEmail } from "./parse-email";
import { ReadingTookTooLong, startTimer } from "./reading-limits";

type Lines = readonly (string | Buffer)[];
const email = (headers: readonly string[], ...body: Lines) =>
  Buffer.concat([...headers, "", ...body].map((line) => Buffer.concat([Buffer.from(line), Buffer.from("\r\n")])));
const parsed = (headers: readonly string[], ...body: Lines) => parseEmail(email(headers, ...body));
const mixed = 'Content-Type: multipart/mixed; boundary="b"';

describe("the text of an email", () => {
  it.each<[string, readonly string[], Lines, string]>([
    ["Latin-1 without a charset", [], [Buffer.from("Grüße", "latin1")], "Grüße"],
    [
      "Windows-1252 declared as ASCII",
      ["Content-Type: text/plain; charset=us-ascii"],
      [Buffer.from([0x35, 0x20, 0x80])],
      "5 €",
    ],
    ["a type that is none", ["Content-Type: garbage"], ["Hello"], "Hello"],
    ["an unknown type of text", ["Content-Type: text/markdown; charset=utf-8"], ["# Grüße"], "# Grüße"],
    ["enriched text", ["Content-Type: text/enriched"], ["Hello"], "Hello"],
    ["UTF-8 without a charset", [], ["Grüße 李"], "Grüße 李"],
    ["UTF-8 declared as ASCII", ["Content-Type: text/plain; charset=us-ascii"], ["Grüße"], "Grüße"],
    ["an unknown charset", ["Content-Type: text/plain; charset=x-no"], [Buffer.from("Grüße", "latin1")], "Grüße"],
    ["Shift_JIS", ["Content-Type: text/plain; charset=Shift_JIS"], [Buffer.from([0x93, 0xfa, 0x96, 0x7b])], "日本"],
    [
      "quoted-printable",
      ["Content-Transfer-Encoding: quoted-printable"],
      ["Gr=C3=BC=C3=9Fe =", "an  ", "alle=3D =x =F"],
      "Grüße an\nalle= =x =F",
    ],
    ["base64", ["Content-Transfer-Encoding: BASE64"], ["R3LDvMOf", "ZQ=="], "Grüße"],
    ["an unknown transfer encoding", ["Content-Transfer-Encoding: x-uu"], ["Hello"], "Hello"],
    ["wrapped lines", ["Content-Type: text/plain; format=flowed"], ["One ", "two", " > three"], "One two\n> three"],
    [
      "HTML with its charset inside",
      ["Content-Type: text/html"],
      ['<meta charset="windows-1252">', Buffer.from("Grüße", "latin1")],
      "Grüße",
    ],
  ])("is read: %s", (_what, headers, body, text) => expect(parsed(headers, ...body).text).toBe(text));

  describe("with two versions", () => {
    const versions = (plain: string, html: string) =>
      parsed(
        ["Content-Type: multipart/alternative; boundary=b"],
        ...["--b", "Content-Type: text/html", "", html, "--b", "Content-Type: text/plain", "", plain, "--b--"],
      );
    const long = `I paid 5 BTC to ${"a broker in Berlin. ".repeat(20)}`;

    it.each([
      ["with a link", "Hello there, see you", "<p>Hello <b>there</b>,<br>see <a href='https://a.example/x'>you</a>"],
      ["with a picture", long, `<p>${long}<img alt="Logo">`],
    ])("is the plain text if the HTML has the same words, %s", (_what, plain, html) =>
      expect(versions(plain, html)).toMatchObject({ text: plain.trim(), leftOutText: "" }),
    );

    it.each(["This email requires an HTML viewer.", "See the HTML."])(
      "is the HTML if it has other words and more of them, and this is said: %s",
      (plain) => expect(versions(plain, `<p>${long}`)).toMatchObject({ text: long.trim(), leftOutText: plain }),
    );

    it("is the plain text if the HTML has other but fewer words, and this is said", () =>
      expect(versions("See you on Friday", "<p>As HTML")).toMatchObject({
        text: "See you on Friday",
        leftOutText: "As HTML",
      }));

    it("is the HTML if there is no plain text", () =>
      expect(versions(" ", "<p>As HTML")).toMatchObject({ text: "As HTML", leftOutText: "" }));
  });

  it.each<[string, string, string | Buffer, string, boolean]>([
    ["an unknown charset", "charset=x-no", Buffer.from("Grüße", "latin1"), "Grüße", true],
    ["a code page that is unknown", "charset=ibm850", Buffer.from([0x47, 0x72, 0x81]), "Gr\u0081", true],
    ["UTF-7", "charset=utf-7", "Gr+APw-n", "Gr+APw-n", true],
    ["bytes that the charset does not have", "charset=utf-8", Buffer.from([0xc3, 0xbc, 0xff]), "ü\ufffd", true],
    ["an unknown charset with plain letters", "charset=x-no", "Call +1 416", "Call +1 416", false],
    ["an unknown charset that is UTF-8", "charset=utf8mb4", "Grüße", "Grüße", false],
    ["no charset", "", Buffer.from("Grüße", "latin1"), "Grüße", false],
  ])("says whether its letters are certain: %s", (_what, charset, body, text, hasDoubtfulLetters) =>
    expect(parsed([`Content-Type: text/plain; ${charset}`], body)).toMatchObject({ text, hasDoubtfulLetters }),
  );

  it("is read from lines that end with carriage returns alone", () => {
    const email = ["From: a@example.org", "Subject: Hi", "", "One", "Two"].join("\r");
    for (const end of ["", "\r", "\r\n"])
      expect(parseEmail(Buffer.from(email + end))).toMatchObject({
        from: "a@example.org",
        subject: "Hi",
        text: "One\nTwo",
      });
    expect(parseEmail(Buffer.from("Subject: a\r\r\nFrom: b@example.org\r\n\r\nOne")).from).toBe("b@example.org");
  });

  it("contains every text part", () => {
    expect(
      parsed([mixed], "--b", "", "One", "--b", "Content-Type: text/html", "", "<b>Two</b>", "--b--", "after").text,
    ).toBe("One\n\nTwo");
  });

  it("is read from a multipart without parts, and from an email without an end", () => {
    expect(parsed([mixed], "No parts").text).toBe("No parts");
    expect(parsed([mixed], "--b", "", "No end").text).toBe("No end");
  });

  it("says that it is cut", () => {
    const long = parsed([], "x".repeat(100_001));
    expect([long.text.length, long.isCut]).toEqual([100_000, true]);
    expect(parsed([], "x".repeat(100_000)).isCut).toBe(false);
    expect(parsed(["Content-Type: text/html"], `<p>${"x".repeat(100_001)}`).isCut).toBe(true);
    const [subject, longest] = ["x".repeat(1_001), "x".repeat(1_000)];
    expect(parsed([`Subject: ${subject}`])).toMatchObject({ subject: longest, isCut: true });
    expect(parsed([`Subject: ${longest}`])).toMatchObject({ subject: longest, isCut: false });
  });

  it("says that parts were not read, and shows nothing of their source", () => {
    const many = parsed([mixed], ...Array.from({ length: 600 }, () => "--b\r\n\r\nx"));
    expect(many).toMatchObject({ hasUnreadParts: true, isCut: false });
    const levels = (count: number) =>
      Array.from({ length: count }, (_, n) => `Content-Type: multipart/mixed; boundary=n${n}\r\n\r\n--n${n}`);
    expect(parsed(["Subject: x", ...levels(30), "", "Deep"])).toMatchObject({ text: "", hasUnreadParts: true });
    expect(parsed(["Subject: x", ...levels(20), "", "Deep"])).toMatchObject({ text: "Deep", hasUnreadParts: false });
  });

  it("is not read if it is encrypted or takes too long", () => {
    expect(parsed(["Content-Type: application/pkcs7-mime; name=smime.p7m"], "x")).toMatchObject({
      isUnreadable: true,
      text: "",
    });
    expect(
      parsed(
        ["Content-Type: multipart/encrypted; boundary=b"],
        "--b",
        "Content-Type: application/pgp-encrypted",
        "",
        "x",
      ).isUnreadable,
    ).toBe(true);
    let time = 0;
    const slow = startTimer(() => (time += 3_000));
    expect(parseEmail(email(["Subject: A"], "x"), () => (slow(), slow()))).toMatchObject({
      isUnreadable: true,
      text: "",
      subject: "A",
    });
    expect(() => (slow(), slow())).toThrow(ReadingTookTooLong);
  });
});

describe("the attached files of an email", () => {
  const file = (type: string, ...headers: string[]) => ["--b", `Content-Type: ${type}`, ...headers, "", "x"];
  it("are listed by name: files, attached emails and pictures within the text", () => {
    const { attachments, text } = parsed(
      [mixed],
      ...["--b", "", "See the files"],
      ...file("application/pdf", "Content-Disposition: attachment; filename*=utf-8''Beleg%20%C3%BC.pdf"),
      ...file("image/jpeg; name=receipt.jpg", "Content-Disposition: inline", "Content-ID: <1>"),
      ...[
        "--b",
        "Content-Type: message/rfc822",
        "Content-Disposition: attachment; filename=broker.eml",
        "",
        "Subject: x",
        "",
        "x",
      ],
      ...["--b", "Content-Type: message/rfc822", "", "Subject: =?utf-8?Q?Zahlung_f=C3=BCr?=", "", "x"],
      ...file("application/ms-tnef; name=winmail.dat"),
      ...file("text/plain; name==?utf-8?Q?notes=2Etxt?=", "Content-Disposition: attachment"),
      ...file("image/png"),
      "--b--",
    );
    expect(attachments).toEqual([
      "Beleg ü.pdf",
      "receipt.jpg",
      "broker.eml",
      "Zahlung für",
      "winmail.dat",
      "notes.txt",
      "image/png",
    ]);
    expect(text).toBe("See the files");
  });

  it.each([
    ["turned", "text/plain; name=invoice\u202efdp.exe", "invoicefdp.exe"],
    ["turned and encoded", "application/pdf; name==?utf-8?Q?invoice=E2=80=AEfdp.exe?=", "invoicefdp.exe"],
    ["long", `application/pdf; name="${"x".repeat(300)}.pdf"`, `${"x".repeat(116)}.pdf`],
    ["missing", "text/calendar", "text/calendar"],
  ])("have names that show their kind, if the name is %s", (_what, type, name) =>
    expect(parsed([mixed], ...file(type), "--b--").attachments).toEqual([name]),
  );

  it("are named by a subject that keeps its direction", () =>
    expect(
      parsed([mixed], "--b", "Content-Type: message/rfc822", "", "Subject: 1/2 \u202eabc", "", "x").attachments,
    ).toEqual(["1/2 abc"]));

  it("are counted if there are more than are named", () => {
    const many = parsed([mixed], ...Array.from({ length: 53 }, () => file("image/png")).flat(), "--b--");
    expect([many.attachments.length, many.otherAttachments]).toEqual([50, 3]);
  });
});

describe("the Message-ID of an email that has none", () => {
  const without = (received: string, text: string) =>
    parsed(
      [`Received: from ${received}`, "From: a@example.org", "Date: 1 Jan", "Subject: x", mixed],
      "--b",
      "",
      text,
      "--b--",
    ).messageId;
  it("is the same for each delivery, and differs for other emails", () => {
    expect(without("one", "a")).toBe(without("two", "a"));
    expect(without("one", "a")).not.toBe(without("one", "b"));
  });
});

it("the sender, the recipients and the references of an email are read from its headers", () => {
  expect(
    parsed([
      "From: =?utf-8?Q?J=C3=BCrgen?= <Juergen@Example.org>",
      'To: "Office, Intake" <r-1@reply.example.com>, Team: a@example.org, b@example.org;',
      "Cc: c@example.org",
      "X-Original-To: d@example.org",
      "In-Reply-To: <2@x>",
      "References: <1@x.example>",
      " <2@x.example>",
    ]),
  ).toMatchObject({
    from: "juergen@example.org",
    senders: ["juergen@example.org"],
    fromName: "Jürgen",
    to: ["r-1@reply.example.com", "a@example.org", "b@example.org", "c@example.org", "d@example.org"],
    references: ["<2@x>", "<2@x.example>", "<1@x.example>"],
  });
});

it.each([
  ["none", "Date: 1 Jan", []],
  ["a name alone", "From: Jo", []],
  ["two", "From: a@example.org, B <b@example.org>", ["a@example.org", "b@example.org"]],
  ["one, twice", "From: a@example.org, A@example.org", ["a@example.org"]],
])("the senders of an email are all that it names: %s", (_what, header, senders) =>
  expect(parsed([header])).toMatchObject({ senders, from: senders[0] ?? "" }),
);
