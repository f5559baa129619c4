import { z } from "zod";

import { chosenFields } from "@/lib/platform/forms/edit-conflict";
import { isTicked, textFields } from "@/lib/platform/forms/form-state";
import { email, line } from "@/lib/platform/text";
import { isZone } from "@/lib/platform/time/zone-id";
import { isServiceId } from "@/lib/services/service";

import { spokenLanguages } from "../adviser";

const maxName = 80;
const maxVideoUrl = 500;
/** The most meetings that an adviser can have on one day. */
export const maxDailyCap = 24;

const languagePrefix = "language.";
const servicePrefix = "service.";
/** The names of the checkboxes of a language and of a service. */
export const languageControl = (code: string) => `${languagePrefix}${code}`;
export const serviceControl = (id: string) => `${servicePrefix}${id}`;

/** The address of a video meeting. Its query may contain a password, but no user name may come before its host. */
const videoUrl = z
  .string({ error: "videoAddressInvalid" })
  .trim()
  .max(maxVideoUrl, "videoAddressInvalid")
  .refine((address) => address === "" || isVideoAddress(address), "videoAddressInvalid")
  .transform((address) => (address === "" ? null : address));

function isVideoAddress(address: string): boolean {
  if (!/^https:\/\/\S+$/.test(address) || !URL.canParse(address)) return false;
  const { username, password, hostname } = new URL(address);
  return username === "" && password === "" && hostname.includes(".");
}

export const adviserTarget = z.object({ id: z.uuid(), version: z.coerce.number().int().positive() });

const facts = z.object({
  name: line({ min: 2, max: maxName, tooShort: "required", tooLong: "adviserNameTooLong" }),
  email,
  zone: z.string().refine(isZone, "unknownZone"),
  languages: z
    .array(z.string().regex(/^[a-z]{2,3}$/))
    .min(1, "languageMissing")
    .max(spokenLanguages.length + 20),
  serviceIds: z.array(z.string().refine(isServiceId)).max(200),
  videoUrl,
  dailyCap: z
    .string({ error: "dailyCapRange" })
    .trim()
    .regex(/^\d{1,3}$/, "dailyCapRange")
    .transform(Number)
    .refine((cap) => cap >= 1 && cap <= maxDailyCap, "dailyCapRange"),
});

const content = facts.transform((each) => ({ facts: each }));

/** The form that changes an adviser. Its fields are named as in `readAdviserForm`. */
export const changedAdviser = z.intersection(adviserTarget, content);
/** The form that adds an adviser. */
export const addedAdviser = content;

/** Converts the fields of the form to the input of the schemas. */
export function readAdviserForm(form: FormData): unknown {
  const fields = chosenFields(form, [
    ...["name", "email", "zone", "videoUrl", "dailyCap"],
    { name: "languages", controls: controlsOf(form, languagePrefix) },
    { name: "serviceIds", controls: controlsOf(form, servicePrefix) },
  ]);
  const ticked = (prefix: string) =>
    Object.keys(fields)
      .filter((name) => name.startsWith(prefix) && isTicked(fields[name]))
      .map((name) => name.slice(prefix.length));
  return { ...fields, languages: ticked(languagePrefix), serviceIds: ticked(servicePrefix) };
}

/** The names of the checkboxes with a prefix. After a conflict, a box can be in the stored version only. */
function controlsOf(form: FormData, prefix: string): readonly string[] {
  const names = [...form.keys()].map((name) => name.replace(/^theirs\./, ""));
  return [...new Set(names)].filter((name) => name.startsWith(prefix));
}

/** The buttons that move an adviser in the order of advisers. */
export const movedAdviser = adviserTarget.extend({ direction: z.enum(["up", "down"]) });

/** The form that stops bookings with an adviser. */
export const leavingAdviser = adviserTarget.extend({ keepsBookings: z.boolean() });

/** Converts the form. Its box says that the coming bookings stay with the adviser until someone moves them. */
export function readLeaving(form: FormData): unknown {
  const fields = textFields(form);
  return { ...fields, keepsBookings: isTicked(fields.keepsBookings) };
}

/** The form that uploads a photo, and the adviser's page to which it returns. */
export const photoForm = adviserTarget.extend({ slug: z.string().regex(/^[a-z0-9-]{1,80}$/) });
