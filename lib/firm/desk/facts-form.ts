import { z } from "zod";

import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { isTicked } from "@/lib/platform/forms/form-state";
import { locales } from "@/lib/platform/i18n/locales";
import type { Locale } from "@/lib/platform/i18n/locales";
import { siteLocales } from "@/lib/platform/i18n/site-locales";
import { languageControl } from "@/lib/platform/parse/field-names";
import { readLines, readSpans } from "@/lib/platform/parse/read-fields";

import { readRates } from "../exchange-rates";
import { meetingModes } from "../meeting-modes";
import type { MeetingMode } from "../meeting-modes";
import { addressLines, firmFactsSchema, socialNetworks } from "../settings";
import { readRegion } from "../settings-region";
import { dayField, hoursOfDays, isDayField } from "./hours-form";
import { modeControl, postalControl, socialControl, weekdays } from "./form-names";

const facts = firmFactsSchema.unwrap().shape;

/** A field whose whole value has one message. An empty value asks to be filled in. */
function field<T>(schema: z.ZodType<T>, code = "invalid") {
  return z.unknown().transform((typed, { issues }): T => {
    const parsed = schema.safeParse(typed);
    if (parsed.success) return parsed.data;
    const isEmpty = (typeof typed === "string" && typed.trim() === "") || (Array.isArray(typed) && typed.length === 0);
    issues.push({ code: "custom", input: typed, message: isEmpty ? "required" : code });
    return z.NEVER;
  });
}

const inEach = <T extends z.ZodType>(text: T) => z.object({ en: text, de: text, "fr-CA": text });
const texts = inEach(field(facts.tradingName));
const optionalLine = field(facts.businessNumber);
const registers = field(
  facts.registers.refine((lines) => lines.every((line) => /\d/.test(line))),
  "registerNumber",
);

const postal = z.object({
  street: field(facts.tradingName),
  locality: field(facts.tradingName),
  region: optionalLine,
  postalCode: optionalLine,
  country: field(facts.postalAddress.unwrap().unwrap().unwrap().shape.country),
});

const socialPage = field(facts.social.unwrap().shape.linkedin, "httpsNeeded");

const modes = z
  .object({ ticked: z.array(z.enum(meetingModes)), first: z.string() })
  .transform(({ ticked, first }, { issues }): readonly MeetingMode[] => {
    const preselected = ticked.find((mode) => mode === first);
    if (preselected !== undefined) return [preselected, ...ticked.filter((mode) => mode !== first)];
    const [path, message] = ticked.length === 0 ? ["modes", "modeRequired"] : ["firstMode", "modeFirst"];
    issues.push({ code: "custom", input: first, path: [path ?? ""], message: message ?? "" });
    return z.NEVER;
  });

/** The facts that the form edits, each with the path of its control. */
const edited = z
  .object({
    tradingName: field(facts.tradingName),
    legalName: field(facts.legalName),
    legalForm: field(facts.legalForm),
    representatives: field(facts.representatives),
    registeredOffice: inEach(field(addressLines)),
    /** Null if there is none. */
    visitingAddress: inEach(field(addressLines)).nullable(),
    postal: postal.nullable(),
    registers,
    businessNumber: optionalLine,
    taxNumber: optionalLine,
    taxWording: texts,
    exchangeRates: field(facts.exchangeRates.unwrap().optional(), "ratesInvalid"),
    phone: field(facts.phone, "phoneInvalid"),
    email: field(facts.email, "emailInvalid"),
    notificationEmail: field(facts.notificationEmail, "emailInvalid"),
    hours: hoursOfDays,
    zone: field(facts.zone, "unknownZone"),
    city: texts,
    holidays: field(facts.holidays),
    referencePrefix: field(facts.referencePrefix, "prefixInvalid"),
    logo: field(facts.logo),
    social: z.object(
      Object.fromEntries(socialNetworks.map((name) => [name, socialPage])) as Record<
        (typeof socialNetworks)[number],
        typeof socialPage
      >,
    ),
  })
  .transform(({ hours, postal: parts, exchangeRates, ...others }) => ({
    ...others,
    openingHours: hours,
    postalAddress: parts,
    ...(exchangeRates === undefined ? {} : { exchangeRates }),
  }));

/** The form that edits the firm's facts, and the version that it started from. */
export const editedFirm = z.intersection(
  z.object({ version: z.coerce.number().int().positive() }),
  z.intersection(
    edited.transform((changes) => ({ changes })),
    modes.transform((meeting) => ({ meeting })),
  ),
);

export type EditedFirm = z.output<typeof editedFirm>;

const ofLanguages = (name: string) => ({ name, controls: locales.map((locale) => languageControl(name, locale)) });

/**
 * Converts the fields of the form to the input of the schema. After an edit conflict, reads for each field the value
 * that the user chose.
 */
export function readFirmForm(form: FormData): unknown {
  const named = [...form.keys()].filter((name) => !/^(?:base|theirs|choice)\./.test(name));
  const languages = ["registeredOffice", "visitingAddress", "taxWording", "city"];
  const days = weekdays.map((day) => ({
    name: dayField(day),
    controls: named.filter((name) => isDayField(name, day)),
  }));
  const choices = { name: "modes", controls: meetingModes.map(modeControl) };
  const others = named.filter((name) => !/^(?:hours|modes)\./.test(name));
  return readFirmFields(chosenFields(form, [...languages.map(ofLanguages), ...days, choices, ...others]));
}

/** Converts the same fields, which a preview sends as JSON. */
export function readFirmFields(fields: Readonly<Record<string, string>>): unknown {
  const typed = (name: string) => fields[name]?.trim() ?? "";
  const orNull = (name: string) => typed(name) || null;
  const each = <T>(name: string, read: (text: string) => T) =>
    Object.fromEntries(locales.map((locale) => [locale, read(textIn(name, locale))]));
  // A language that the site does not have has no field, so that it follows the English text if it has none.
  const textIn = (name: string, locale: Locale) =>
    typed(languageControl(name, locale)) || (siteLocales().includes(locale) ? "" : typed(languageControl(name, "en")));
  const isEmpty = (name: string) => siteLocales().every((locale) => typed(languageControl(name, locale)) === "");
  const parts = ["street", "locality", "region", "postalCode"] as const;
  const hasParts = parts.some((part) => typed(postalControl(part)) !== "");
  return {
    ...fields,
    registeredOffice: each("registeredOffice", readLines),
    visitingAddress: isEmpty("visitingAddress") ? null : each("visitingAddress", readLines),
    postal: hasParts
      ? {
          street: typed(postalControl("street")),
          locality: typed(postalControl("locality")),
          region: orNull(postalControl("region")),
          postalCode: orNull(postalControl("postalCode")),
          country: typed(postalControl("country")),
        }
      : null,
    registers: readLines(fields.registers),
    businessNumber: orNull("businessNumber"),
    taxNumber: orNull("taxNumber"),
    taxWording: each("taxWording", (text) => text),
    exchangeRates:
      fields.exchangeRates === undefined
        ? undefined
        : (readRates(readLines(fields.exchangeRates).join(";") || "none")?.exchangeRates ?? fields.exchangeRates),
    hours: weekdays.map((day) => readSpans(fields, dayField(day))),
    city: each("city", (text) => text),
    holidays: readRegion(typed("holidays"))?.holidays ?? typed("holidays"),
    ticked: meetingModes.filter((mode) => isTicked(fields[modeControl(mode)])),
    first: typed("firstMode"),
    social: Object.fromEntries(socialNetworks.map((name) => [name, orNull(socialControl(name))])),
  };
}
