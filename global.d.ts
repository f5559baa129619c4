import type { Locale } from "@/lib/platform/i18n/locales";
import type { Messages as Catalogue } from "@/lib/platform/i18n/messages";

/** Makes a key that is not in the catalogues a compile error. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Catalogue;
  }
}
