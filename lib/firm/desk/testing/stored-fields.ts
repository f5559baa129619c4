import { locales } from "@/lib/platform/i18n/locales";

import { spanControl } from "@/lib/platform/parse/field-names";

import { meetingModes } from "../../meeting-modes";
import { socialNetworks } from "../../settings";
import type { FirmFacts } from "../../settings";
import { showRegion } from "../../settings-region";
import { modeControl, postalControl, socialControl, weekdays } from "../form-names";
import { dayField, spansOf } from "../hours-form";

/** The fields of the form as a browser sends them if nobody changes them. */
export function storedFields(facts: FirmFacts): Readonly<Record<string, string>> {
  const each = (name: string, text: (locale: (typeof locales)[number]) => string) =>
    locales.map((locale) => [`${name}.${locale}`, text(locale)]);
  const { postalAddress: parts } = facts;
  return Object.fromEntries([
    ...(
      ["tradingName", "legalName", "legalForm", "representatives", "phone", "email", "notificationEmail"] as const
    ).map((name) => [name, facts[name]]),
    ...(["zone", "referencePrefix", "logo"] as const).map((name) => [name, facts[name]]),
    ...(["businessNumber", "taxNumber"] as const).map((name) => [name, facts[name] ?? ""]),
    ...each("registeredOffice", (locale) => facts.registeredOffice[locale].join("\r\n")),
    ...each("visitingAddress", (locale) => facts.visitingAddress?.[locale].join("\r\n") ?? ""),
    ...each("taxWording", (locale) => facts.taxWording[locale]),
    ...each("city", (locale) => facts.city[locale]),
    ...(["street", "locality", "region", "postalCode"] as const).map((part) => [
      postalControl(part),
      parts?.[part] ?? "",
    ]),
    [postalControl("country"), parts?.country ?? "CA"],
    ["registers", facts.registers.join("\r\n")],
    ["holidays", showRegion(facts)],
    ...weekdays.flatMap((day) =>
      spansOf(facts.openingHours, day)
        .split(" ")
        .flatMap((span, index) => {
          const [from = "", to = ""] = span.split("-");
          return [
            [spanControl(dayField(day), index + 1, "from"), from],
            [spanControl(dayField(day), index + 1, "to"), to],
          ];
        }),
    ),
    ...meetingModes.map((mode) => [modeControl(mode), facts.meetingModes.includes(mode) ? "true" : ""]),
    ["firstMode", facts.meetingModes[0]],
    ...socialNetworks.map((name) => [socialControl(name), facts.social[name] ?? ""]),
  ]) as Readonly<Record<string, string>>;
}
