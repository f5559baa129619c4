"use client";

import { useState } from "react";

import { Section } from "@/components/desk/record/section";
import { SignInAgain } from "@/components/forms/sign-in-link";
import { Checkbox } from "@/components/ui/check";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Point } from "@/lib/booking/desk/points";
import { idle } from "@/lib/platform/forms/form-state";
import type { FormAction, FormState } from "@/lib/platform/forms/form-state";

type Props = {
  readonly reference: string;
  readonly points: readonly { readonly point: Point; readonly label: string }[];
  readonly covered: readonly string[];
  /** Undefined for staff who may only read the points. */
  readonly tick: FormAction | undefined;
  readonly texts: Readonly<Record<"title" | "failed", string>>;
  /** Says how many points are stored as covered, by their number. */
  readonly counts: readonly string[];
};

/**
 * The topics that the adviser covers in an appointment, with a checkbox for each. A tick is stored at once. If it
 * cannot be stored, it disappears again, with a message. Without JavaScript the points are only a list.
 */
export function PointsToCover({ reference, points, covered, tick, texts, counts }: Props) {
  const isHydrated = useHydrated();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(covered));
  const [stored, setStored] = useState(ticked);
  const [refusal, setRefusal] = useState<FormState>(idle);
  const [problem, setProblem] = useState("");
  const marked = (point: Point, isCovered: boolean) => (before: ReadonlySet<string>) =>
    new Set(isCovered ? [...before, point] : [...before].filter((each) => each !== point));

  async function store(action: FormAction, point: Point, isCovered: boolean) {
    setTicked(marked(point, isCovered));
    const form = new FormData();
    for (const [name, value] of Object.entries({ reference, point, isCovered: String(isCovered) }))
      form.set(name, value);
    const answer = await action(idle, form).catch(() => undefined);
    const isStored = answer?.status === "done";
    setRefusal(answer ?? idle);
    setProblem(isStored ? "" : answer?.status === "failed" ? answer.message : texts.failed);
    if (isStored) setStored(marked(point, isCovered));
    else setTicked(marked(point, !isCovered));
  }

  const count = points.filter(({ point }) => stored.has(point)).length;
  return (
    <Section id="points" title={texts.title} note={counts[count]}>
      <ul className="points">
        {points.map(({ point, label }) => (
          <li key={point}>
            {tick ? (
              <Checkbox
                id={`point-${point}`}
                label={label}
                checked={ticked.has(point)}
                disabled={!isHydrated}
                onChange={(event) => void store(tick, point, event.currentTarget.checked)}
              />
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="unsaved">
        {problem} <SignInAgain state={refusal} />
      </p>
    </Section>
  );
}
