import type { ReactNode } from "react";

type Props = {
  /** The id of the announcement. */
  readonly id: string;
  /** What is moved, and where to. Screen readers announce each change. Undefined while nothing is moved. */
  readonly text: ReactNode | undefined;
  /** The keys with what they do. */
  readonly keys: readonly (readonly [key: string, label: string])[];
  /** Buttons that do the same as the keys. */
  readonly children?: ReactNode;
};

/** Shows what is being moved and the keys that move it. */
export function MoveBar({ id, text, keys, children }: Props) {
  return (
    <div className={text === undefined ? "vh" : "move-bar"}>
      <p role="status" id={id}>
        {text}
      </p>
      {text !== undefined && keys.length > 0 && (
        <p className="move-keys" aria-hidden="true">
          {keys.map(([key, label]) => (
            <span key={label}>
              <kbd>{key}</kbd> {label}
            </span>
          ))}
        </p>
      )}
      {text !== undefined && children}
    </div>
  );
}
