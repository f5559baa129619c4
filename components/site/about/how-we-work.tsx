import { useTranslations } from "next-intl";

import { Principles } from "@/components/site/parts/principles";

const rules = [
  { key: "evidence", icon: "search" },
  { key: "writing", icon: "doc" },
  { key: "channels", icon: "scales" },
  { key: "prices", icon: "no-fee" },
  { key: "pace", icon: "clock" },
  { key: "privacy", icon: "lock" },
] as const;

/** The principles of our work. */
export function HowWeWork() {
  const t = useTranslations("about.work");
  return (
    <section className="section section--sunken" id="work">
      <div className="wrap">
        <div className="head">
          <h2>{t("title")}</h2>
        </div>
        <Principles
          entries={rules.map(({ key, icon }) => ({ icon, title: t(`${key}.title`), text: t(`${key}.text`) }))}
        />
      </div>
    </section>
  );
}
