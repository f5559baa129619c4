"use client";

import { useEffect, useRef } from "react";

/** The subject of the previous heading. It is outside the component, because each page mounts a new component. */
let lastSubject: string | undefined;

type Props = {
  /** Identifies the page's content. When the subject changes without a full page load, the heading takes the focus. */
  readonly subject: string;
  /** Whether this is the page's main heading. Set if the frame has no main heading. */
  readonly isMain?: boolean;
  readonly children: React.ReactNode;
};

/** The step's heading. The focus tells screen reader users that the page has changed. */
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
