/** A service as the price book and the calendar know it; texts and prices of all languages and currencies inside. */
export type Service = {
  readonly id: string;
  readonly slug: string;
  /** Other names under which pages and old links know it. */
  readonly aliases: readonly string[];
  readonly type: string;
  readonly category: string;
  readonly icon: string;
  readonly minutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly slotGridMinutes: number;
  readonly minNoticeMinutes: number;
  readonly isActive: boolean;
  readonly availableForNewClients: boolean;
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  /** By currency, in minor units. */
  readonly prices: Readonly<Record<string, { readonly initialMinor: number; readonly followUpMinor: number | null }>>;
};

const hexId = /^[0-9a-f]{24}$/;

export function isServiceId(text: string): boolean {
  return hexId.test(text);
}

/** Whether a list may be shown: not empty, and every service carries its 24 hex characters. */
export function isUsableCatalogue(services: readonly Pick<Service, "id">[]): boolean {
  return services.length > 0 && services.every(({ id }) => isServiceId(id));
}

/** Name and description in the reader's language, else in English. */
export function textOf(service: Service, locale: string): { readonly name: string; readonly description: string } {
  return service.texts[locale] ?? service.texts.en ?? { name: service.slug, description: "" };
}
