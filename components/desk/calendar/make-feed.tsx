"use client";

import { useTranslations } from "next-intl";

import { StaffForm } from "@/components/desk/form/staff-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useCopy } from "@/components/ui/use-copy";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { FormAction } from "@/lib/platform/forms/form-state";

type Props = { readonly adviserId: string; readonly isOn: boolean; readonly make: FormAction };

/** Makes an address of a feed, and then shows it once. */
export function MakeFeed({ adviserId, isOn, make }: Props) {
  const t = useTranslations("calendarLinks.feed");
  return (
    <StaffForm
      action={make}
      values={{ adviserId }}
      submit={t(isOn ? "renew" : "make")}
      {...(isOn && { lead: t("renewNote") })}
      done={({ codes = [] }) => <NewAddress address={codes[0] ?? ""} />}
    />
  );
}

/** Moves the focus to the address when it appears. */
const focus = (element: HTMLElement | null) => element?.focus();

function NewAddress({ address }: { readonly address: string }) {
  const t = useTranslations("calendarLinks.feed");
  const { outcome, copy } = useCopy(address);
  const isHydrated = useHydrated();
  return (
    <div className="secret" role="group" aria-labelledby="feed-address" tabIndex={-1} ref={focus}>
      <p className="label" id="feed-address">
        {t("newAddress")}
      </p>
      <p className="secret-value">{address}</p>
      <p className="mute">{t("howTo")}</p>
      {isHydrated && (
        <Button variant="secondary" size="sm" onClick={copy}>
          <Icon name="copy" size="s" />
          <span aria-live="polite">{t(outcome ?? "copy")}</span>
        </Button>
      )}
    </div>
  );
}
