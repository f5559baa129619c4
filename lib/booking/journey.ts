/** The wizard's five steps. Which one is open is computed from the answers; no "current step" is stored. */
export const steps = ["service", "date", "details", "confirm", "done"] as const;
export type Step = (typeof steps)[number];

/** The steps that ask for something. Confirmation and success ask for nothing and are always enterable. */
const asking = ["service", "date", "details"] as const;
type AskingStep = (typeof asking)[number];

/** What has been answered so far: a key that is present is a valid answer. */
export type Answered = { readonly [step in AskingStep]?: unknown };

export function isStep(text: unknown): text is Step {
  return typeof text === "string" && (steps as readonly string[]).includes(text);
}

/** The unbroken run of answered steps from the first one on. */
export function completedSteps(answers: Answered): readonly AskingStep[] {
  const gap = asking.findIndex((step) => answers[step] === undefined);
  return gap === -1 ? asking : asking.slice(0, gap);
}

/** The step to show: the wanted one where it may be entered, else the first that is still open. */
export function openStep(wanted: Step | undefined, answers: Answered): Step {
  const done = completedSteps(answers);
  const first = asking[done.length] ?? "confirm";
  if (wanted === undefined) return done.length === 0 ? "service" : first;
  if (wanted === "confirm" || wanted === "done") return wanted;
  return asking.indexOf(wanted) <= done.length ? wanted : first;
}

/** The English address of a step, with what it has to say of how it was reached. */
export function stepPath(step: Step, note?: "gone" | "changed"): string {
  return `/booking?step=${step}${note === undefined ? "" : `&${note}=1`}`;
}

type Progress = { readonly step: Step; readonly completed: readonly Step[]; readonly isBooked: boolean };

/** The finished steps with their addresses; null for the steps of a finished booking, which cannot be changed any more. */
export function finishedSteps({ step, completed, isBooked }: Progress): Readonly<Partial<Record<Step, string | null>>> {
  if (step !== "done") return Object.fromEntries(completed.map((name) => [name, stepPath(name)]));
  return isBooked ? Object.fromEntries(steps.slice(0, -1).map((name) => [name, null])) : {};
}
