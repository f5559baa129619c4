import { checkDraft } from "./check-draft";

const context = {
  today: "2034-03-01",
  claims: new Set<string>(),
  prices: new Set(["initial-consultation"]),
  pictures: new Set<string>(),
} as const;

function faultsOf(kind: "question" | "notice", body: string) {
  const head = kind === "question" ? { title: "Question?" } : { until: "2034-03-05" };
  const check = checkDraft({ kind, locale: "en", head, body }, context);
  return check.ok ? [] : check.faults.map(({ code, ...rest }) => ("name" in rest ? `${code} ${rest.name}` : code));
}

it.each([
  ["question", "You pay as the [price list](/services) says. :firm[payment]You can call [us](tel:+14165550100)."],
  ["notice", "We are closed on 24 and 25 December. [Call your bank](/first-steps) now."],
] as const)("a %s is plain text with links", (kind, body) => {
  expect(faultsOf(kind, body)).toEqual([]);
});

it.each([
  ["question", "First.\n\nSecond.", "notOneParagraph"],
  ["notice", "- First", "notOneParagraph"],
  ["notice", "", "notOneParagraph"],
  ["question", "This is **bold**.", "notPlain bold"],
  ["question", "It costs :price[initial-consultation].", "notPlain :price[initial-consultation]"],
  ["question", "Write to :firm[email].", "notPlain :firm[email]"],
  ["notice", "You pay :firm[payment].", "notPlain :firm[payment]"],
  ["notice", 'Read [this](/faq "Title").', "notPlain this"],
  ["question", "A free word. ".repeat(21), "answerTooLong 63"],
  ["notice", "A free word. ".repeat(11), "noticeTooLong 33"],
  ["question", "It costs $120.", "answerWithAmount"],
] as const)("a %s is refused: %s", (kind, body, fault) => {
  expect(faultsOf(kind, body)).toEqual([fault]);
});
