import { getTranslations } from "next-intl/server";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Fields } from "@/components/desk/form/field-kinds";
import { Section } from "@/components/desk/record/section";
import { ClientMessages } from "@/components/layout/client-messages";
import { dayField } from "@/lib/firm/desk/hours-form";
import { postalControl, weekdays } from "@/lib/firm/desk/form-names";
import type { FirmVersion } from "@/lib/firm/firm-version";
import type { Firm } from "@/lib/firm/settings";
import type { FormAction } from "@/lib/platform/forms/form-state";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { Link } from "@/lib/platform/i18n/navigation";

import { EditableSection } from "./editable-section";
import { factFields, otherTexts } from "./fact-fields";
import { LogoChooser } from "./logo-chooser";
import { FirmPreview } from "./firm-preview";
import { FactSummary } from "./fact-summaries";
import { factSectionNames, factSections } from "./sections";
import type { FactSection } from "./sections";

const postalParts = (["street", "locality", "region", "postalCode", "country"] as const).map(postalControl);

type Props = {
  readonly firm: Firm;
  /** The uploaded logos with their names. */
  readonly logos: readonly { readonly path: string; readonly name: string }[];
  readonly latest: FirmVersion | undefined;
  readonly locale: Locale;
  /** Undefined for staff who may only read. */
  readonly save: FormAction | undefined;
};

/** The firm's facts in sections, each a summary until it is opened. One bar below them saves all changes. */
export async function FirmForm({ firm, logos, latest, locale, save }: Props) {
  const t = await getTranslations("settings");
  const summary = (section: FactSection) => <FactSummary facts={firm} locale={locale} section={section} />;
  if (!save)
    return factSectionNames.map((section) => (
      <Section key={section} id={section} title={t(`sections.${section}`)}>
        {summary(section)}
      </Section>
    ));
  const { version } = firm;
  const name = latest?.by;
  return (
    <ClientMessages namespaces={["staffForm", "settingsForm", "errors"]}>
      <h2 className="vh">{t("tabs.firm")}</h2>
      <StaffForm
        action={save}
        submit={t("save", { version: version + 1 })}
        variant="gold"
        isSave
        hasSaveBar
        isCompared
        isCheckedByServer
        values={{ version: String(version), locale, ...otherTexts(firm) }}
        fields={await factFields(firm, { locale, logos })}
        texts={{
          conflictTitle:
            name === undefined ? t("conflict.titleTerminal", { version }) : t("conflict.title", { name, version }),
          conflictTheirs: t("conflict.theirs", { version }),
        }}
        layout={
          <div className="firm-columns">
            <div className="stack-34">
              {factSectionNames.map((section) => (
                <EditableSection
                  key={section}
                  id={section}
                  title={t(`sections.${section}`)}
                  names={factSections[section]}
                  summary={summary(section)}
                >
                  {layoutOf(section)}
                </EditableSection>
              ))}
            </div>
            <Section id="preview" title={t("sections.preview")}>
              <FirmPreview languages={siteLocales()} />
            </Section>
          </div>
        }
      />
    </ClientMessages>
  );

  function layoutOf(section: FactSection) {
    switch (section) {
      case "addresses":
        return (
          <>
            <Fields names={["registeredOffice", "visitingAddress"]} />
            <h3>{t("facts.postalAddress")}</h3>
            <p className="sub">{t("hints.postal")}</p>
            <div className="field-pairs">
              <Fields names={postalParts} />
            </div>
          </>
        );
      case "registers":
        return (
          <>
            <Fields names={["registers"]} />
            <p className="sub">
              {t("registerNote")} <Link href="/dashboard/claims/new">{t("registerLink")}</Link>
            </p>
            <Fields names={factSections.registers.slice(1)} />
          </>
        );
      case "hours":
        return (
          <>
            <p className="sub">{t("hints.hours")}</p>
            <div className="hours-days">
              <Fields names={weekdays.map(dayField)} />
            </div>
            <Fields names={["zone", "holidays", "city"]} />
          </>
        );
      case "logo":
        return <LogoChooser name={firm.tradingName} />;
      case "social":
        return (
          <>
            <p className="sub">{t("hints.social")}</p>
            <Fields names={factSections.social} />
          </>
        );
      default:
        return undefined;
    }
  }
}
