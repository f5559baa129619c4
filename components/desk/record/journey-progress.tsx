import clsx from "clsx";

import { stepCount } from "@/lib/cases/rules";

type Props = {
  readonly completed: number;
  /** Whether all rules of the step in progress are met. */
  readonly isReady?: boolean;
};

/** Five discs on a line: completed steps are filled, and a step that can be completed has a thick ring. */
export function JourneyProgress({ completed, isReady = false }: Props) {
  return (
    <span className="journey-progress" aria-hidden="true">
      {Array.from({ length: stepCount }, (_, index) => (
        <i key={index} className={clsx(index < completed && "is-done", isReady && index === completed && "is-ready")} />
      ))}
    </span>
  );
}
