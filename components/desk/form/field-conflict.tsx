"use client";

import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import type { FormSubmission } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { prefixed } from "@/lib/inquiry/edit-conflict";
import type { ConflictLine, ContactValues } from "@/lib/inquiry/edit-conflict";

export type ConflictTexts = Readonly<
  Record<"title" | "text" | "what" | "mine" | "theirs" | "unchanged" | "none" | "save" | "drop", string>
>;

type Texts<Field extends string> = {
  readonly fields: Readonly<Record<Field, string>>;
  /** The labels of the safe-contact instructions, by field name. */
  readonly instructions: Readonly<Record<string, string>>;
  readonly saving: string;
  readonly conflict: ConflictTexts;
};

type Props<Field extends string> = {
  readonly submission: FormSubmission;
  /** The hidden fields that identify the record. */
  readonly target: Readonly<Record<string, string>>;
  readonly current: { readonly version: string; readonly values: ContactValues<Field> };
  readonly mine: ContactValues<Field>;
  readonly lines: readonly ConflictLine<Field>[];
  /** Formats the value of a field for the reader. */
  readonly formatValue: (field: Field, value: string) => string;
  readonly texts: Texts<Field>;
} & (
  | { readonly backHref: string; readonly onDrop?: undefined }
  | {
      /** Discards the user's version and stays on the page. Without this function, a link to `backHref` is shown. */
      readonly onDrop: () => void;
      readonly backHref?: undefined;
    }
);

/**
 * Compares the user's version of a record with the version that another person has saved in the meantime. Each line
 * shows one field: the user's value is on the left, and the saved value is on the right. The user chooses one of them.
 */
export function FieldConflict<Field extends string>(props: Props<Field>) {
  const { submission, target, current, mine, lines, texts } = props;
  const { conflict } = texts;
  const { safeContact = "", ...typed } = mine as Readonly<Record<string, string>>;
  const ticked = safeContact.split(",").filter(Boolean);
  return (
    <form {...submission.form} className="conflict" aria-labelledby="conflict">
      <HiddenFields
        values={{
          ...target,
          version: current.version,
          ...typed,
          ...Object.fromEntries(ticked.map((name) => [name, "true"])),
          ...prefixed("base.", current.values),
          ...prefixed("theirs.", current.values),
        }}
      />
      <div role="alert">
        <h3 id="conflict">{conflict.title}</h3>
        <p>{conflict.text}</p>
      </div>
      {lines.length > 0 && (
        <div className="table-box">
          <table role="table" className="data-table data-table--list">
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  {conflict.what}
                </th>
                <th scope="col" role="columnheader">
                  {conflict.mine}
                </th>
                <th scope="col" role="columnheader">
                  {conflict.theirs}
                </th>
              </tr>
            </thead>
            <tbody role="rowgroup">
              {lines.map((line) => (
                <tr key={line.field} role="row">
                  <th scope="row" role="rowheader" className="cell-main">
                    {texts.fields[line.field]}
                  </th>
                  <Version line={line} side="mine" {...props} />
                  <Version line={line} side="theirs" {...props} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {submission.state.status === "failed" && submission.state.error !== "RESOURCE_CONFLICT" && (
        <Alert tone="bad" isLive>
          {submission.state.message} <SignInAgain state={submission.state} />
        </Alert>
      )}
      <div className="page-actions">
        <Button type="submit" variant="gold" isLoading={submission.isPending} loadingLabel={texts.saving}>
          {conflict.save}
        </Button>
        {props.onDrop ? (
          <Button variant="secondary" onClick={props.onDrop}>
            {conflict.drop}
          </Button>
        ) : (
          <ButtonLink href={props.backHref} variant="secondary">
            {conflict.drop}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

type VersionProps<Field extends string> = Pick<Props<Field>, "formatValue" | "texts"> & {
  readonly line: ConflictLine<Field>;
  readonly side: "mine" | "theirs";
};

function Version<Field extends string>({ line, side, formatValue, texts }: VersionProps<Field>) {
  const { conflict, instructions } = texts;
  const { field, base, chosen } = line;
  const inWords = (value: string) => {
    if (value === "") return conflict.none;
    if (field !== "safeContact") return formatValue(field, value);
    return value
      .split(",")
      .map((name) => instructions[name] ?? name)
      .join(". ");
  };
  const value = inWords(line[side]);
  return (
    <td role="cell" className="cell-row" data-label={conflict[side]}>
      <label className="check">
        <input type="radio" name={`choice.${field}`} value={side} defaultChecked={chosen === side} />
        <span>
          {line[side] === base ? (
            conflict.unchanged.replace("{value}", value)
          ) : (
            <>
              <del>{inWords(base)}</del> <ins>{value}</ins>
            </>
          )}
        </span>
      </label>
    </td>
  );
}
