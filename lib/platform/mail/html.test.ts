import type { Block, EmailBody } from "./body";
import { htmlOf } from "./html";
import { textOf } from "./text";

const aBody = (changes: Partial<EmailBody> = {}): EmailBody => ({
  locale: "en",
  subject: "Your appointment",
  preview: "The details are inside.",
  brand: "Northgate",
  title: "Wednesday\n10:00 am",
  blocks: [],
  footer: ["Phone: +1 416 555 0100"],
  links: [{ text: "+1 416 555 0100", href: "tel:+14165550100" }],
  ...changes,
});

const blocks: readonly Block[] = [
  { kind: "title", text: "Title <1>" },
  { kind: "text", text: "Text <2>" },
  { kind: "note", text: "Note <3>" },
  { kind: "list", items: ["Item <4>"] },
  { kind: "facts", rows: [{ term: "Term <5>", lines: ["Line <6>", "Line <7>"], emphasis: "bold" }] },
  { kind: "words", title: "Title <8>", before: "Before <9>", words: ["lantern", "cedar"], after: "After <10>" },
  { kind: "link", label: "Label <11>", href: "https://example.com/?a=1&b=2" },
];

it("escapes every text in the HTML version and shows every text unchanged in the plain-text version", () => {
  const [html, text] = [htmlOf(aBody({ blocks })), textOf(aBody({ blocks }))];
  for (let n = 1; n <= 11; n += 1) {
    expect(html).toContain(`&lt;${n}&gt;`);
    expect(text).toContain(`<${n}>`);
  }
  expect(html).toContain('href="https://example.com/?a=1&amp;b=2"');
  expect(text).toContain("https://example.com/?a=1&b=2");
  expect(text).toContain("    lantern, cedar");
});

it("links a phone number wherever it occurs, and links a line that is a URL", () => {
  const html = htmlOf(
    aBody({
      blocks: [
        { kind: "text", text: "Call +1 416 555 0100 now" },
        { kind: "facts", rows: [{ term: "Video", lines: ["https://meet.example.com/x", "javascript:alert(1)"] }] },
      ],
    }),
  );
  expect(html.match(/href="tel:\+14165550100"/g)).toHaveLength(2);
  expect(html).toContain('href="https://meet.example.com/x"');
  expect(html).not.toContain('href="javascript');
});

it("shows the firm's name in the HTML but not in the plain text", () => {
  expect(htmlOf(aBody())).toContain("Northgate");
  expect(textOf(aBody())).not.toContain("Northgate");
});
