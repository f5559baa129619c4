"use client";

import { useEffect, useRef } from "react";

export type FieldMessage = {
  /** The id of the field's control. */
  id: string;
  message: string;
};

export type ErrorSummaryProps = {
  title: string;
  /** In the order of the fields, with the very words that stand at each field. */
  errors: readonly FieldMessage[];
  /** Counts the attempts to send: a new attempt takes the focus again, even with the same errors. */
  attempt?: number | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/**
 * What must be mended before a form can go on. It takes the focus when it appears or says something new; without a script
 * the browser gives it, by the `autofocus` that only the server writes.
 */
export function ErrorSummary({ title, errors, attempt = 0, headingLevel = 3 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<{ attempt: number; messages: ReadonlySet<string> }>({ attempt: -1, messages: new Set() });

  useEffect(() => {
    // By its words alone: a control that gets another id, as in another month of a calendar, is no news.
    const messages = new Set(errors.map(({ message }) => message));
    const isNews = attempt !== seen.current.attempt || [...messages].some((line) => !seen.current.messages.has(line));
    seen.current = { attempt, messages };
    // A list that only grows shorter is being mended: the focus stays where the person types.
    if (isNews && messages.size > 0) box.current?.focus();
  }, [errors, attempt]);

  if (errors.length === 0) return null;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div className="err-sum" role="alert" tabIndex={-1} ref={box} autoFocus>
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
