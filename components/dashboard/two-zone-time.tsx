import type { ReactNode } from "react";

type Line = { readonly label: string; readonly time: ReactNode };

/** An appointment's time: the office's large, the client's below. `client` is undefined if both are the same. */
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
