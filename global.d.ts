import type { Locale } from "@/lib/platform/i18n/locales";
import type { Messages as Catalogue } from "@/lib/platform/i18n/messages";

/** Gives next-intl the types of locales and texts, so that a key that is not in the catalogues is a compile error. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Catalogue;
  }
}
