import type { CurrentPrices } from "./price-periods";

/** A service with its texts and the prices of today, in all languages and currencies. */
export type Service = {
  readonly id: string;
  readonly slug: string;
  /** Other names of the service. Pages of the site and old links use them. */
  readonly aliases: readonly string[];
  readonly type: string;
  readonly category: string;
  readonly icon: string;
  readonly minutes: number;
  readonly bufferBeforeMinutes: number;
  readonly bufferAfterMinutes: number;
  readonly slotGridMinutes: number;
  readonly minNoticeMinutes: number;
  /** How many days after today can be booked. The limit of the office applies as well. */
  readonly horizonDays: number;
  readonly isActive: boolean;
  /** Null while the service is a draft. */
  readonly confirmedAt: Date | null;
  readonly availableForNewClients: boolean;
  /** Whether at least one active adviser offers the service. */
  readonly hasAdviser: boolean;
  readonly texts: Readonly<Record<string, { readonly name: string; readonly description: string }>>;
  readonly prices: CurrentPrices;
};

const hexId = /^[0-9a-f]{24}$/;

/** Whether the text has the form of a service's id: 24 hexadecimal digits in lower case. */
export function isServiceId(text: string): boolean {
  return hexId.test(text);
}

/** Whether a list of services can be shown. It must not be empty, and every id must have 24 hexadecimal characters. */
export function isUsableCatalogue(services: readonly Pick<Service, "id">[]): boolean {
  return services.length > 0 && services.every(({ id }) => isServiceId(id));
}

/** Whether visitors see the service: it is active, and an administrator has confirmed it. */
export function isOffered({ isActive, confirmedAt }: Pick<Service, "isActive" | "confirmedAt">): boolean {
  return isActive && confirmedAt !== null;
}

/** Whether visitors can choose the service online: it is offered, and an adviser can hold the appointment. */
export function isBookable(service: Pick<Service, "isActive" | "confirmedAt" | "hasAdviser">): boolean {
  return isOffered(service) && service.hasAdviser;
}

/** The name and description in the given language, or in English if there are none in that language. */
export function textOf(service: Service, locale: string): { readonly name: string; readonly description: string } {
  return service.texts[locale] ?? service.texts.en ?? { name: service.slug, description: "" };
}
