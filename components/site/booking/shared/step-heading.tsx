"use client";

import { useEffect, useRef } from "react";

/** The subject of the previous heading. A state or a ref would lose it, because each page mounts a new heading. */
let lastSubject: string | undefined;

type Props = {
  /** Identifies the page's content. When the subject changes without a full page load, the heading takes the focus. */
  readonly subject: string;
  /** Whether the heading is an `h1`. Set this on a page without another `h1`. */
  readonly isMain?: boolean;
  readonly children: React.ReactNode;
};

/** The step's heading. When it takes the focus, screen readers announce the new page. */
export function StepHeading({ subject, isMain = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (lastSubject !== undefined && lastSubject !== subject) heading.current?.focus();
    lastSubject = subject;
  }, [subject]);
  const Heading = isMain ? "h1" : "h2";
  return (
    <Heading ref={heading} id="step-title" tabIndex={-1} className="step-title">
      {children}
    </Heading>
  );
}
