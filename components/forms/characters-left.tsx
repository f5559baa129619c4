import { useTranslations } from "next-intl";

type Props = { readonly id: string; readonly text: string; readonly limit: number };

/** The counter of a long field. The field itself does not stop at its limit: a pasted text would be cut unnoticed. */
export function CharactersLeft({ id, text, limit }: Props) {
  const t = useTranslations("errors");
  const left = limit - [...text].length;
  return (
    <p className="hint" id={id}>
      {left < 0 ? t("charactersOver", { count: -left }) : t("charactersLeft", { count: left })}
    </p>
  );
}
