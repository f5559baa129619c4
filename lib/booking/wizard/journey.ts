/** The wizard's five steps. The open step is computed from the answers and never stored. */
export const steps = ["service", "date", "details", "confirm", "done"] as const;
export type Step = (typeof steps)[number];

/** The steps with answers. The steps "confirm" and "done" have no answers and can always be opened. */
const answerable = ["service", "date", "details"] as const;
type AnswerableStep = (typeof answerable)[number];

/** The answers so far. Every key that is present holds a valid answer. */
export type Answered = { readonly [step in AnswerableStep]?: unknown };

/** Whether a value, for example from the URL, is the name of a step. */
export function isStep(text: unknown): text is Step {
  return typeof text === "string" && (steps as readonly string[]).includes(text);
}

/** The answered steps before the first unanswered step. */
export function completedSteps(answers: Answered): readonly AnswerableStep[] {
  const gap = answerable.findIndex((step) => answers[step] === undefined);
  return gap === -1 ? answerable : answerable.slice(0, gap);
}

/** Returns the step to show: the requested step if it may be entered, and otherwise the first unanswered step. */
export function openStep(requestedStep: Step | undefined, answers: Answered): Step {
  const done = completedSteps(answers);
  const first = answerable[done.length] ?? "confirm";
  if (requestedStep === undefined) return done.length === 0 ? "service" : first;
  if (requestedStep === "confirm" || requestedStep === "done") return requestedStep;
  return answerable.indexOf(requestedStep) <= done.length ? requestedStep : first;
}

/**
 * Returns the English path of a step. The optional note tells the page why the visitor was sent to the step, or that
 * the visitor needs help quickly.
 */
export function stepPath(step: Step, note?: "gone" | "changed" | "replaced" | "urgent"): string {
  return `/booking?step=${step}${note === undefined ? "" : `&${note}=1`}`;
}

type Progress = { readonly step: Step; readonly completed: readonly Step[]; readonly isBooked: boolean };

/**
 * The finished steps with their paths. The path is null once the booking is made, because the step can no longer be
 * changed.
 */
export function finishedSteps({ step, completed, isBooked }: Progress): Readonly<Partial<Record<Step, string | null>>> {
  if (step !== "done") return Object.fromEntries(completed.map((name) => [name, stepPath(name)]));
  return isBooked ? Object.fromEntries(steps.slice(0, -1).map((name) => [name, null])) : {};
}
