import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";

import { NotFoundScreen } from "@/components/errors/not-found-screen";
import { MarkForm } from "@/components/staff/mark-form";
import { NoPermission } from "@/components/staff/no-permission";
import { SafeContactNote } from "@/components/staff/safe-contact-note";
import { Alert } from "@/components/ui/alert";
import { Icon } from "@/components/ui/icon";
import { SummaryList } from "@/components/ui/summary-list";
import { firm } from "@/lib/firm/settings-snapshot";
import { markAnswered, markWaiting } from "@/lib/inbox/actions";
import { loadItem } from "@/lib/inbox/loaders";
import type { SafeContactCode } from "@/lib/inquiry/safe-contact-names";
import { admitStaff } from "@/lib/platform/auth/session";
import { isLocale } from "@/lib/platform/i18n/locales";
import { Link } from "@/lib/platform/i18n/navigation";
import { localizedPath } from "@/lib/platform/i18n/paths";
import { answerNotFound } from "@/lib/platform/response-status";
import { formatDay, formatTime, zoneCity } from "@/lib/platform/time/format";

import { itemFacts } from "./item-facts";

type Props = PageProps<"/[locale]/dashboard/inbox/[reference]">;

/**
 * The title is only the reference, because anyone can read the title of a window, and the browser's history stores it.
 */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await params).reference };
}

/** One message or lead, decrypted for the staff member. */
export default async function InboxItemPage({ params }: Props) {
  const { locale, reference } = await params;
  if (!isLocale(locale)) notFound();
  if (!(await admitStaff("inbox.read", localizedPath(locale, `/dashboard/inbox/${reference}`))))
    return <NoPermission />;
  const item = await loadItem(locale, reference);
  if (!item) {
    answerNotFound();
    return <NotFoundScreen />;
  }
  const t = await getTranslations("inbox.item");
  const form = { reference, savingLabel: t("saving") };
  const { zone } = firm();
  const clock = { locale, zone };
  const moment = (at: Date) => ({ day: formatDay(at.getTime(), clock), time: formatTime(at.getTime(), clock) });
  return (
    <>
      <section className="item-head">
        <p>
          <Link href="/dashboard/inbox">
            <Icon name="arrow-left" size="s" /> {t("back")}
          </Link>
        </p>
        <h1>{[item.firstName, item.lastName].filter(Boolean).join(" ")}</h1>
        <p className="mute t16">{t("received", { ...moment(item.createdAt), city: zoneCity(zone) })}</p>
        {item.answeredAt && <Alert tone="ok">{t("answeredAt", moment(item.answeredAt))}</Alert>}
        <SafeContactNote codes={item.safeContact as SafeContactCode[]} note={item.safeContactNote} />
      </section>
      <div className="dash-columns">
        <section aria-labelledby="wrote" className="stack-21">
          <h2 id="wrote">{t("wrote")}</h2>
          {item.kind === "message" && <h3>{item.subject}</h3>}
          {item.text === "" ? <p className="mute">{t("nothing")}</p> : <p className="written">{item.text}</p>}
          <p className="mute t16">{t("logged", { time: formatTime(Date.now(), clock) })}</p>
          {item.state === "received" && <MarkForm mark={markAnswered} label={t("markAnswered")} isPrimary {...form} />}
          {item.state === "answered" && (
            <MarkForm mark={markWaiting} label={t("markWaiting")} isPrimary={false} {...form} />
          )}
        </section>
        <section aria-labelledby="details">
          <h2 id="details">{t("details")}</h2>
          <SummaryList rows={await itemFacts(item, locale)} />
        </section>
      </div>
    </>
  );
}
