"use client";

import { useEffect, useRef } from "react";

/** Kept outside the component, so that it survives the change to another page of the wizard. */
let lastSubject: string | undefined;

type Props = {
  /** Identifies the content below. When it changes without a full page load, the heading takes the focus. */
  readonly subject: string;
  /** The page's main heading, where the frame above has none. */
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
