/**
 * The public registers that a trust claim may name, with the hosts of each register. A trust claim is a statement on
 * our site that asks for visitors' trust, for example that the firm is registered. A visitor must be able to check a
 * trust claim without trusting us. A badge on our page proves nothing. Only a page on the register's own host is proof.
 */
export const registers = {
  ciro: ["ciro.ca", "ocri.ca"],
  csa: ["securities-administrators.ca"],
  osc: ["osc.ca"],
  asc: ["asc.ca", "albertasecurities.com"],
  bcsc: ["bcsc.bc.ca"],
  amf: ["lautorite.qc.ca"],
  fintrac: ["fintrac-canafe.canada.ca", "fintrac-canafe.gc.ca"],
  obsi: ["obsi.ca"],
  "business-registry-ca": ["ontario.ca", "canada.ca", "canadasbusinessregistries.ca"],
  fca: ["register.fca.org.uk"],
  ico: ["ico.org.uk"],
  "companies-house": ["company-information.service.gov.uk"],
  "fraud-examiners": ["acfe.com"],
  "fraud-investigators": ["iafci.org"],
  // BaFin does not approve firms that recover money, so no link can verify an approval.
  bafin: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type RegisterId = keyof typeof registers;

/** The names of the registers, and their French names where these differ. The list for staff shows them. */
const names: Readonly<Record<RegisterId, readonly [name: string, french?: string]>> = {
  ciro: ["CIRO", "OCRI"],
  csa: ["Canadian Securities Administrators", "Autorités canadiennes en valeurs mobilières"],
  osc: ["Ontario Securities Commission", "Commission des valeurs mobilières de l’Ontario"],
  asc: ["Alberta Securities Commission"],
  bcsc: ["British Columbia Securities Commission"],
  amf: ["Autorité des marchés financiers"],
  fintrac: ["FINTRAC", "CANAFE"],
  obsi: ["OBSI", "OSBI"],
  "business-registry-ca": ["Business registry, Canada and Ontario", "Registre des entreprises, Canada et Ontario"],
  fca: ["Financial Conduct Authority"],
  ico: ["Information Commissioner’s Office"],
  "companies-house": ["Companies House"],
  "fraud-examiners": ["Association of Certified Fraud Examiners"],
  "fraud-investigators": ["International Association of Financial Crimes Investigators"],
  bafin: ["BaFin"],
};

/** The registers that staff can choose, with their names. No claim can name BaFin. */
export function registerChoices(locale: string): readonly { readonly value: RegisterId; readonly label: string }[] {
  const ids = (Object.keys(registers) as RegisterId[]).filter((id) => id !== "bafin");
  return ids.map((value) => {
    const [name, french = name] = names[value];
    return { value, label: locale === "fr-CA" ? french : name };
  });
}

/** Whether the value is the id of a register in `registers`. */
export function isRegister(id: unknown): id is RegisterId {
  return typeof id === "string" && Object.hasOwn(registers, id);
}

/** Whether the address is an https URL on one of the register's own hosts. A URL with a user name is refused. */
export function isOnRegister(register: RegisterId, address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username } = new URL(address);
  if (protocol !== "https:" || username !== "") return false;
  return registers[register].some((host) => hostname === host || hostname.endsWith(`.${host}`));
}
