import type { ReactNode } from "react";

type Line = { readonly label: string; readonly time: ReactNode };

/**
 * An appointment's time: the office's time in large type, and the client's time below. `client` is undefined if the two
 * times are equal.
 */
export function TwoZoneTime({ office, client }: { readonly office: Line; readonly client?: Line | undefined }) {
  return (
    <dl className="two-zones">
      <div>
        <dt>{office.label}</dt>
        <dd className="big">{office.time}</dd>
      </div>
      {client && (
        <div>
          <dt>{client.label}</dt>
          <dd>{client.time}</dd>
        </div>
      )}
    </dl>
  );
}
