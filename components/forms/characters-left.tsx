import { useTranslations } from "next-intl";

type Props = { readonly id: string; readonly text: string; readonly limit: number };

/**
 * Counts the characters that are left in a long field. The field itself accepts more characters than the limit.
 * Otherwise the browser would cut a pasted text without telling the user.
 */
export function CharactersLeft({ id, text, limit }: Props) {
  const t = useTranslations("errors");
  const left = limit - [...text].length;
  return (
    <p className="hint" id={id}>
      {left < 0 ? t("charactersOver", { count: -left }) : t("charactersLeft", { count: left })}
    </p>
  );
}
