import { useTranslations } from "next-intl";

import type { Kind } from "../kinds";

/** What was done to the reader, told so that it can be recognised. */
export function Happened({ kind: { key } }: { kind: Kind }) {
  const t = useTranslations("services");
  return (
    <section className="section">
      <div className="wrap">
        <div className="happened">
          <h2>{t("detail.happened")}</h2>
          <p>{t(`kinds.${key}.happened.one`)}</p>
          <p>{t(`kinds.${key}.happened.two`)}</p>
        </div>
      </div>
    </section>
  );
}
