import { useTranslations } from "next-intl";

type Props = { readonly id: string; readonly text: string; readonly limit: number };

/** The counter of a long field. The field accepts more than its limit, so that a pasted text is not cut unnoticed. */
export function CharactersLeft({ id, text, limit }: Props) {
  const t = useTranslations("errors");
  const left = limit - [...text].length;
  return (
    <p className="hint" id={id}>
      {left < 0 ? t("charactersOver", { count: -left }) : t("charactersLeft", { count: left })}
    </p>
  );
}
