import { Checkbox } from "@/components/ui/check";
import { FieldGroup } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-input";
import { safeContactInstructions } from "@/lib/inquiry/safe-contact/names";
import type { SafeContactInstruction } from "@/lib/inquiry/safe-contact/names";

export type SafeContactTexts = Readonly<
  Record<SafeContactInstruction | "question" | "hint" | "note" | "noteHint", string>
>;

type Bound = { readonly error: string | undefined; readonly initial: string | undefined; readonly control?: object };

type Props = {
  readonly texts: SafeContactTexts;
  readonly optional: string;
  readonly errorPrefix: string;
  readonly bind: (name: SafeContactInstruction | "safeContactNote") => Bound;
};

/** Optional fields in which visitors say how the firm can contact them safely. */
export function SafeContactFields({ texts, optional, errorPrefix, bind }: Props) {
  const note = bind("safeContactNote");
  return (
    <FieldGroup id="safeContact" label={texts.question} hint={texts.hint} isOptional optionalLabel={optional}>
      <div className="grid gap-13">
        {safeContactInstructions.map((name) => {
          const { initial, control } = bind(name);
          return (
            <Checkbox
              key={name}
              id={name}
              name={name}
              value="true"
              label={texts[name]}
              defaultChecked={initial === "true"}
              {...control}
            />
          );
        })}
        <TextField
          id="safeContactNote"
          name="safeContactNote"
          label={texts.note}
          hint={texts.noteHint}
          error={note.error}
          errorPrefix={errorPrefix}
          defaultValue={note.initial}
          autoComplete="off"
          {...note.control}
        />
      </div>
    </FieldGroup>
  );
}
