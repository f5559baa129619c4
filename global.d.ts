import type { Locale } from "@/lib/platform/i18n/locales";
import type { Messages as Catalogue } from "@/lib/platform/i18n/messages";

/** A key that no catalogue has is an error of the compiler. */
declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Catalogue;
  }
}
