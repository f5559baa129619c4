/**
 * The zones that people name by letters. A name that also says whether it is summer time is an offset. One that does
 * not is the place with that clock. Names with several meanings, such as "CST" in Asia, are left out.
 */
export const zoneNames: Readonly<Record<string, string>> = {
  UTC: "UTC",
  GMT: "UTC",
  Z: "UTC",
  CET: "+01:00",
  MEZ: "+01:00",
  CEST: "+02:00",
  MESZ: "+02:00",
  BST: "+01:00",
  EST: "-05:00",
  EDT: "-04:00",
  CDT: "-05:00",
  MST: "-07:00",
  MDT: "-06:00",
  PST: "-08:00",
  PDT: "-07:00",
  HNE: "-05:00",
  HAE: "-04:00",
  ET: "America/New_York",
  PT: "America/Los_Angeles",
  HE: "America/Toronto",
};
