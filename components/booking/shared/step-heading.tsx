"use client";

import { useEffect, useRef } from "react";

/** Outlives the heading itself, so that a step reached by another page of the wizard takes the focus too. */
let shown: string | undefined;

type Props = {
  /** What stands under the heading: when it changes without a full load, the focus goes to the heading. */
  readonly subject: string;
  readonly children: React.ReactNode;
};

/** The step's heading. A reader who cannot see the page change hears it here. */
export function StepHeading({ subject, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown !== undefined && shown !== subject) heading.current?.focus();
    shown = subject;
  }, [subject]);
  return (
    <h2 ref={heading} id="step-title" tabIndex={-1} className="step-title">
      {children}
    </h2>
  );
}
