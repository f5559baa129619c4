"use client";

import { useCurrentVersion } from "@/components/desk/form/use-current-version";
import { SignInAgain } from "@/components/forms/sign-in-link";
import { HiddenFields } from "@/components/forms/hidden-fields";
import { useFormAction } from "@/components/forms/use-form-action";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import type { MergeField } from "@/lib/clients/merge-fields";
import { prefixed } from "@/lib/platform/forms/edit-conflict";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Side = "kept" | "other";

/** One field with the formatted values of both client files. */
export type MergeLine = Readonly<Record<Side, string>> & {
  readonly field: MergeField;
  readonly label: string;
  readonly preset: Side;
};

export type MergeTexts = Readonly<
  Record<
    | "caption"
    | "what"
    | "kept"
    | "other"
    | "keptShort"
    | "otherShort"
    | "changed"
    | "submit"
    | "merging"
    | "back"
    | "offline",
    string
  >
>;

type Props = {
  readonly action: FormAction;
  /** The ids and versions of both files. */
  readonly target: Readonly<Record<"id" | "version" | "otherId" | "otherVersion", string>>;
  readonly lines: readonly MergeLine[];
  readonly texts: MergeTexts;
  readonly backHref: string;
};

/**
 * Two client files side by side, with a choice for each field that differs. If a file has changed since the page was
 * rendered, submitting the form merges nothing. The table marks the new values and keeps the choices.
 */
export function MergeForm({ action, target, lines, texts, backHref }: Props) {
  const { state, isPending, form } = useFormAction(action, { offline: texts.offline });
  useCurrentVersion(state);
  const failed = state.status === "failed" ? state : undefined;
  const seen = failed?.values;
  const valuesOf = (side: Side) => Object.fromEntries(lines.map((line) => [line.field, line[side]]));
  const cell = (line: MergeLine, side: Side) => {
    const [value, before] = [line[side], seen?.[`${side}.${line.field}`] ?? line[side]];
    const content =
      value === before ? (
        value
      ) : (
        <>
          <del>{before}</del> <ins>{value}</ins>
        </>
      );
    return (
      <td role="cell" className="cell-row" data-label={texts[side === "kept" ? "keptShort" : "otherShort"]}>
        {line.kept === line.other ? (
          content
        ) : (
          <label className="check">
            <input
              type="radio"
              name={`choice.${line.field}`}
              value={side}
              defaultChecked={(seen?.[`choice.${line.field}`] ?? line.preset) === side}
            />
            <span>{content}</span>
          </label>
        )}
      </td>
    );
  };
  return (
    <form {...form} className="comparison stack-13">
      <HiddenFields
        values={{ ...target, ...prefixed("kept.", valuesOf("kept")), ...prefixed("other.", valuesOf("other")) }}
      />
      {failed && (
        <Alert tone={failed.error === "RESOURCE_CONFLICT" ? "warn" : "bad"} isLive>
          {failed.error === "RESOURCE_CONFLICT" ? texts.changed : failed.message} <SignInAgain state={failed} />
        </Alert>
      )}
      <div className="table-box">
        <table role="table" className="data-table data-table--list">
          <caption className="vh">{texts.caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {[texts.what, texts.kept, texts.other].map((title) => (
                <th key={title} scope="col" role="columnheader">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {lines.map((line) => (
              <tr key={line.field} role="row">
                <th scope="row" role="rowheader" className="cell-main">
                  {line.label}
                </th>
                {cell(line, "kept")}
                {cell(line, "other")}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="page-actions">
        <Button type="submit" variant="gold" isLoading={isPending} loadingLabel={texts.merging}>
          {texts.submit}
        </Button>
        <ButtonLink href={backHref} variant="secondary">
          {texts.back}
        </ButtonLink>
      </div>
    </form>
  );
}
