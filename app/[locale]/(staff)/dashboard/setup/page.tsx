import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { z } from "zod";

import { RefreshOnChange } from "@/components/desk/frame/changes";
import { RefreshStaleCount } from "@/components/desk/frame/refresh-stale-count";
import { PageHeader } from "@/components/desk/record/page-header";
import { PageNotice } from "@/components/desk/record/page-notice";
import { Section } from "@/components/desk/record/section";
import { EndsList } from "@/components/desk/setup/ends-list";
import { PublicFrame } from "@/components/desk/setup/public-frame";
import { SenderLine } from "@/components/desk/setup/sender-line";
import { SetupHistory } from "@/components/desk/setup/setup-history";
import { SetupList } from "@/components/desk/setup/setup-list";
import { SetupProgress } from "@/components/desk/setup/setup-progress";
import { VisitorAbilities } from "@/components/desk/setup/visitor-abilities";
import { contactTags } from "@/components/site/parts/contact-links";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { contactOf } from "@/lib/firm/settings";
import type { Staff } from "@/lib/platform/auth/staff";
import { env } from "@/lib/platform/env";
import { Link } from "@/lib/platform/i18n/navigation";
import { formatTime } from "@/lib/platform/time/format";
import type { Instant } from "@/lib/platform/time/instant";
import { reachedBy } from "@/lib/site/setup/lines";
import { hasSetup, loadEnds, loadSenderRecords, loadSetup } from "@/lib/site/setup/loaders";

import { staffPage } from "../staff-page";

const notices = ["phone-called", "key-copied", "restore-tested", "no-invoices", "no-other-claims", "removed"] as const;

/** What a live firm has set up, what is missing, and what visitors see meanwhile. */
const { generateMetadata, Page } = staffPage("/dashboard/setup", {
  title: "setup.title",
  query: z.object({ done: z.enum(notices).optional(), lines: z.literal("all").optional() }),
  async render({ locale, query: { done, lines }, staff, now }) {
    if (!hasSetup()) return undefined;
    const setup = await loadSetup(staff, now);
    const t = await getTranslations("setup");
    const tClosed = await getTranslations("closed");
    const { firm } = setup.facts;
    const address = new URL(env().siteUrl).host;
    const total = setup.lines.length;
    const isDone = setup.settled === total;
    const site = { total, site: () => <a href={env().siteUrl}>{address}</a> };
    const isClosed = setup.abilities.some(({ name, state }) => name === "book" && state === "hidden");
    return (
      <>
        <RefreshOnChange kinds={["staff", "claim", "booking"]} />
        <RefreshStaleCount href="/dashboard/setup" count={total - setup.settled} />
        <PageHeader
          title={t(isDone ? "doneTitle" : "title")}
          note={isDone ? t.rich("doneNote", site) : t.rich("note", site)}
          actions={
            <ButtonLink href={env().siteUrl} variant="secondary">
              <Icon name="external" size="s" />
              {t("openSite")}
            </ButtonLink>
          }
        />
        <PageNotice notice={done && { code: done, message: t(`notices.${done}`) }} />
        <SetupProgress
          lines={setup.lines}
          settled={setup.settled}
          begun={setup.begun}
          toDo={setup.toDo}
          minutes={setup.minutes}
        />
        <div className="columns">
          <div className="stack-34">
            {isDone && <EndsList ends={await loadEnds(staff, setup.facts, locale)} />}
            {isDone && !lines && (
              <p>
                <Link href="/dashboard/setup?lines=all">{t("ends.showLines", { total })}</Link>
              </p>
            )}
            {(!isDone || lines) && (
              <SetupList
                lines={setup.lines}
                next={setup.next}
                role={staff.role}
                reachedBy={reachedBy(firm)}
                sender={
                  <Suspense fallback={<span className="setup-sender">{t("sender.loading")}</span>}>
                    <Sender staff={staff} now={now} />
                  </Suspense>
                }
              />
            )}
            {!isDone && <p className="mute measure">{t("leaves", { total })}</p>}
          </div>
          <div className="stack-34 side-column">
            <VisitorAbilities
              abilities={setup.abilities}
              pages={setup.pages}
              languages={setup.languages}
              missing={setup.missing}
              time={formatTime(now, { locale, zone: firm.zone })}
            />
            {isClosed && (
              <Section id="preview" title={t("preview.title")} note={t("preview.note")}>
                <PublicFrame address={`${address}/booking`} title={tClosed("title")}>
                  <p>{tClosed.rich("page", contactTags(contactOf(firm)))}</p>
                </PublicFrame>
              </Section>
            )}
            <SetupHistory acts={setup.acts} zone={firm.zone} />
          </div>
        </div>
      </>
    );
  },
});
export { generateMetadata, Page as default };

/** The answer of the name servers may take seconds, so the page does not wait for it. */
async function Sender({ staff, now }: { readonly staff: Staff; readonly now: Instant }) {
  const records = await loadSenderRecords(staff, now);
  return records && <SenderLine records={records} />;
}
