"use client";

import { useEffect, useRef } from "react";

export type FieldMessage = {
  /** The id of the field's control. */
  id: string;
  message: string;
  /** Goes to a place within the control, instead of following the link to the control. */
  onSelect?: (() => void) | undefined;
};

export type ErrorSummaryProps = {
  title: string;
  /** The errors in the order of their fields, with the same text that each field shows. */
  errors: readonly FieldMessage[];
  /**
   * The number of attempts to send the form. After each attempt, the summary takes the focus again, even if the errors
   * are unchanged.
   */
  attempt?: number | undefined;
  headingLevel?: 2 | 3 | undefined;
};

/**
 * Lists what must be fixed before a form can be sent. It takes the focus when it appears and when a new error is added.
 * The server's HTML contains the `autofocus` attribute, which moves the focus even without JavaScript. React does not
 * write this attribute when it adds the summary in the browser, so an effect moves the focus.
 */
export function ErrorSummary({ title, errors, attempt = 0, headingLevel = 3 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef<{ attempt: number; errors: ReadonlySet<string> }>({ attempt: -1, errors: new Set() });

  useEffect(() => {
    // An error is known if an earlier error had the same field or the same text. The text alone is not enough, because
    // it can change while a field is being filled in. The field's id alone is not enough, because the id of a
    // calendar's control changes with the month.
    const isKnown = ({ id, message }: FieldMessage) =>
      seen.current.errors.has(`#${id}`) || seen.current.errors.has(message);
    const isNews = attempt !== seen.current.attempt || errors.some((error) => !isKnown(error));
    seen.current = { attempt, errors: new Set(errors.flatMap(({ id, message }) => [`#${id}`, message])) };
    // If the list only gets shorter, the user is fixing errors, so the focus stays in the field.
    if (isNews && errors.length > 0) box.current?.focus();
  }, [errors, attempt]);

  if (errors.length === 0) return null;
  const Heading = headingLevel === 2 ? "h2" : "h3";
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box} autoFocus>
      <Heading>{title}</Heading>
      <ul>
        {errors.map(({ id, message, onSelect }) => (
          <li key={`${id} ${message}`}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                if (!onSelect) return;
                event.preventDefault();
                onSelect();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
