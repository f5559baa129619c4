"use client";

import { useEffect, useRef } from "react";

export type FieldMessage = {
  /** The id of the field's control. */
  id: string;
  message: string;
};

export type ErrorSummaryProps = {
  title: string;
  /** The errors in the order of their fields, with the same text that each field shows. */
  errors: readonly FieldMessage[];
  /** Number of attempts to send the form. A new attempt moves the focus here again, even with the same errors. */
  attempt?: number | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/**
 * Lists what must be fixed before a form can be sent. It takes the focus when it appears and when a new error is added.
 * Without JavaScript the browser focuses it through `autofocus`, an attribute that only the server renders.
 */
export function ErrorSummary({ title, errors, attempt = 0, headingLevel = 3 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<{ attempt: number; messages: ReadonlySet<string> }>({ attempt: -1, messages: new Set() });

  useEffect(() => {
    // Errors are compared by their text alone: a control may get another id, as in another month of a calendar, without
    // a new error.
    const messages = new Set(errors.map(({ message }) => message));
    const isNews = attempt !== seen.current.attempt || [...messages].some((line) => !seen.current.messages.has(line));
    seen.current = { attempt, messages };
    // A list that only gets shorter is being fixed, so the focus stays where the user types.
    if (isNews && messages.size > 0) box.current?.focus();
  }, [errors, attempt]);

  if (errors.length === 0) return null;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} autoFocus>
      <Heading>{title}</Heading>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
