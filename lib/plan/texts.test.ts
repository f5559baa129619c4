import { readingGrade } from "@/lib/content/rules/reading-grade";
import { messagesFor } from "@/lib/platform/i18n/messages";

import { compose } from "./compose";
import { helperQuestions } from "./helper-questions";
import { letterKinds } from "./letters";
import { allPlaces } from "./places";
import { allPlans, planSlug } from "./plans";
import { ages, risks, stepRules } from "./steps";
import type { StepId } from "./steps";

const highestGrade = 7;
const { plans, freeHelp, deadlines } = messagesFor("en");

/** All texts of a part of a catalogue, without addresses, blanks and the arguments of messages. */
function textsIn(part: unknown): readonly string[] {
  if (typeof part !== "string") return Object.values(part as object).flatMap(textsIn);
  return [part.replace(/\[([^\][]+)\]\([^)]+\)/g, "$1").replace(/_{2,}|\{[^{}]*\}/g, "")];
}

const pages: readonly (readonly [string, readonly unknown[]])[] = [
  ...allPlans.map(
    (plan) =>
      [
        `/first-steps/${planSlug(plan)}`,
        [
          plans.call[plan.rail],
          ...ages.map((age) => plans.ages[age]),
          ...risks.map((risk) => plans.risk[risk]),
          ...Object.values(compose(plan).parts)
            .flat()
            .map(({ id }) => plans.steps[id]),
          plans.page.waitList,
          plans.page.print,
          plans.page.weText,
        ],
      ] as const,
  ),
  ["/first-steps", [plans.hub, plans.rails]],
  ["/where-to-report", [freeHelp.report.lead, ...allPlaces.map(({ id }) => freeHelp.report.places[id])]],
  [
    "/check-a-helper",
    [freeHelp.helper.lead, freeHelp.helper.soFar, ...helperQuestions.map(({ id }) => freeHelp.helper.questions[id])],
  ],
  ["/when-we-say-no", [freeHelp.no]],
  ...letterKinds.map((kind) => [`/letters/${kind}`, [freeHelp.letters.kinds[kind], freeHelp.letters.note]] as const),
  ["/deadlines", [deadlines.lead, deadlines.form, deadlines.rules, deadlines.rulesNote, deadlines.general]],
];

it.each(pages)("%s reads at a grade of at most 7", (_path, parts) => {
  const texts = parts.flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(3);
  expect(readingGrade(texts)).toBeLessThanOrEqual(highestGrade);
});

/** Names of a website and of a law, whose digits are no numbers that a review could change. */
const names = /ic3\.gov|section 75/gi;
const number = /\d|\b(?:two|three|four(?:th)?|five|six|seven|eight|nine|ten)\b/i;
const hasNumber = (part: unknown) => textsIn(part).some((text) => number.test(text.replace(names, "")));

it("each step whose text has a number hides it from the review day on", () => {
  const ids = Object.keys(stepRules) as StepId[];
  expect(ids.filter((id) => hasNumber(plans.steps[id].text) && !stepRules[id].hasNumber)).toEqual([]);
  expect(ids.filter((id) => hasNumber(plans.steps[id].title))).toEqual([]);
});

/** What is shown at any time: no review hides it. */
const lasting = {
  calls: plans.call,
  risks: plans.risk,
  waiting: plans.page.waitList,
  hub: [plans.hub.bankPlain, plans.hub.supportPlain, plans.rails],
  places: allPlaces.map(({ id }) => ({ ...freeHelp.report.places[id], reach: "" })),
  rules: Object.values(deadlines.rules).map(({ name, words, then }) => [name, words, then]),
  changes: deadlines.changes,
  letters: freeHelp.letters.kinds,
};

it.each(Object.entries(lasting))("no number is in the texts that no review hides: %s", (_name, part) => {
  expect(textsIn(part).filter((text) => hasNumber(text))).toEqual([]);
});
