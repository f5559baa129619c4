import type { Region } from "@/lib/availability/holidays";

const parts = (country: string, states: string): readonly Region[] =>
  states.split(" ").map((state) => ({ country, state }));
const provinces = parts("CA", "AB BC MB NB NL NS NT NU ON PE QC SK YT");
const states = parts("DE", "BB BE BW BY HB HE HH MV NI NW RP SH SL SN ST TH");

/** The regions whose public holidays make each list of `holidays.json`. */
export const holidayRegions = {
  "ca-usual": [{ country: "CA", state: "ON" }],
  "ca-strict": provinces,
  "qc-usual": [{ country: "CA", state: "QC" }],
  "uk-usual": [{ country: "GB", state: "ENG" }],
  "uk-strict": parts("GB", "ENG SCT NIR WLS"),
  "de-usual": [{ country: "DE" }],
  "de-strict": states,
} as const satisfies Readonly<Record<string, readonly Region[]>>;
