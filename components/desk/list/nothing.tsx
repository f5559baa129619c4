import type { ReactNode } from "react";

/** Shown instead of an empty list. Says what is empty, why it is empty and what to do. */
export function Nothing({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="nothing">
      <b>{title}</b>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
