import { parseText } from "@/lib/content/markdown/parse";
import { toFirm } from "@/lib/firm/settings";
import { sampleFacts } from "@/lib/firm/settings-initial";
import { firm } from "@/lib/firm/settings-snapshot";
import { anOffering } from "@/lib/testing/opening";
import { renderIn } from "@/lib/testing/render";

import { TextBody } from "./text-body";
import type { TextFacts } from "./text-components";

jest.mock("@/lib/firm/settings-snapshot", () => ({ firm: jest.fn() }));
jest.mock("@/lib/platform/db/client", () => ({}));

const readFirm = toFirm(sampleFacts.ca, { version: 1, isSample: true });
beforeEach(() => void jest.mocked(firm).mockReturnValue(readFirm));

const facts: TextFacts = {
  firm: readFirm,
  locale: "en",
  offering: anOffering,
  sources: [{ title: "Register", publisher: "Office", url: "https://register.example/", read: "2026-11-21" }],
  claims: [
    {
      key: "promise.reply",
      facts: {},
      kind: "promise",
      text: "We answer within a day",
      source: "our register",
      limits: "On working days.",
      evidenceUrl: null,
      verifiedOn: "2026-10-31",
      expiresOn: null,
      isSample: false,
    },
  ],
  prices: [
    {
      slug: "initial-consultation",
      name: "First",
      description: "",
      duration: "60 minutes",
      isOpenToNewClients: true,
      isBookable: true,
      prices: {
        CAD: { initial: { minor: 100, text: "$1" }, followUp: undefined },
        GBP: { initial: { minor: 200, text: "£2" }, followUp: undefined },
        EUR: { initial: undefined, followUp: undefined },
      },
    },
  ],
  pictures: new Map([["plan.png", { src: "/pictures/plan.png", width: 8, height: 5 }]]),
};

/** Renders a text and returns what the page shows. */
function show(markdown: string, change: Partial<TextFacts> = {}): HTMLElement {
  const result = parseText(markdown);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return renderIn("en", <TextBody text={result.text} facts={{ ...facts, ...change }} />).container;
}

it("renders headings with anchors, and tables with the labels that narrow screens need", () => {
  const page = show("## Time limits\n\n| Country | Days |\n| --- | ---: |\n| Canada | 60 |\n");
  expect(page.querySelector("h2")).toHaveAttribute("id", "time-limits");
  expect(page.querySelector("table")).toHaveAccessibleName("Time limits");
  expect(page.querySelector("tbody th")).toHaveAttribute("scope", "row");
  expect(page.querySelector("td")).toHaveAttribute("data-label", "Days");
  expect(page.querySelector("[style]")).toBeNull();
});

it.each([
  [":::note[Please]\nWe never call.\n:::", ".alert--warn", "Please We never call."],
  [":::warning\nDo not pay.\n\n- Not now\n:::", ".alert--bad", "Do not pay.\nNot now"],
  [":::steps\n3. One\n4. Two\n:::", 'ol.service-steps[start="3"]', "One\nTwo"],
  ["::source{n=1}", '.alert a[href="https://register.example/"]', "Register, opens in a new tab"],
  ["::claim{key=promise.reply}", ".alert", "We answer within a day On working days. Check it without us"],
  ["See :claim[promise.reply].", 'a[href="/verify#promise.reply"]', "We answer within a day"],
  ["::call", ".card a.btn", "Book a Consultation"],
  ["::counsel", "p.counsel", "Draft: a lawyer has not yet checked this section"],
  ["A :price[initial-consultation].", 'span[data-currency="CAD"]', "$1"],
  ["By :firm[name].", 'p > span[translate="no"]', readFirm.legalName],
  ["Until :firm[online-hours] hours before, kept :kept[quarantine].", "p", "Until 12 hours before, kept 30 days."],
  ["A:cite[1]", 'a[href="#source-1"]', "1"],
  ["A:cite[1]", "p + details.margin-note #source-1", "1Register, opens in a new tabOffice. Read on 21 November 2026."],
])("renders %j", (markdown, selector, text) => {
  expect(show(markdown).querySelector(selector)?.textContent?.trim()).toBe(text);
});

it("marks the language of a note for counsel only if the text has another one than the page", () => {
  expect(show("::counsel").querySelector("p.counsel")).not.toHaveAttribute("lang");
  expect(show("::counsel", { locale: "de" }).querySelector("p.counsel")).toHaveAttribute("lang", "en");
});

it("shows no note at a passage for counsel in a version that counsel has read", () => {
  expect(show("One.\n\n::counsel", { isRead: true }).textContent?.trim()).toBe("One.");
});

it("renders a picture with its size and the text that replaces it, and free help with phone numbers", () => {
  const page = show('::picture{file=plan.png alt="The plan"}\n\n::free-help');
  expect(page.querySelector("figure img")).toHaveAccessibleName("The plan");
  expect(page.querySelector("img")).toHaveAttribute("width", "8");
  expect(page.querySelectorAll('.alert--ok li a[href^="tel:"]').length).toBeGreaterThan(1);
});

it("leaves out what may not be shown or does not exist", () => {
  const gone = "::claim{key=other}\n\n::source{n=2}\n\n::picture{file=other.png alt=a}\n\n:claim[other]:price[other]";
  expect(show(gone).textContent?.trim()).toBe("");
});

it("shows passages under their condition, and the law of the firm's own country first", () => {
  const passages = "A:when[ in *Canada*]{firm=ca}:when[ in Britain]{firm=uk}:when[, free]{first-hour=free}.";
  const laws = "::::laws\n:::law{of=uk}\nBritish.\n:::\n:::law{of=ca}\nCanadian.\n:::\n::::";
  const page = show(`${passages}\n\n:::when{firm=uk}\nHidden.\n:::\n\n${laws}`);
  expect(page.textContent?.replace(/\s+/g, " ").trim()).toMatch(/^A in Canada(, free)?\. Canadian\. ?British\.$/);
  expect(page.querySelector("em")).toHaveTextContent("Canada");
});

it("marks the block of each line that a preview names", () => {
  const result = parseText("One.\n\n- Two\n- Three\n\n:::note\nFour.\n:::");
  if (!result.ok) throw new Error("The text is refused");
  const marks = new Map([
    [4, "1"],
    [7, "2, 3"],
  ]);
  const { container } = renderIn("en", <TextBody text={result.text} facts={facts} marks={marks} />);
  const marked = [...container.querySelectorAll<HTMLElement>("[data-rule]")];
  expect(marked.map(({ dataset, textContent }) => [dataset.rule, textContent?.replace(/\s+/g, " ").trim()])).toEqual([
    ["1", "Two Three"],
    ["2, 3", "Four."],
  ]);
});
