import type { Locale } from "@/lib/platform/i18n/locales";

/**
 * The texts of the global error screen. They are not in a catalogue, because this screen is shown when even the layout
 * that provides the catalogues has failed. They are part of every page's code.
 */
export const globalErrorTexts = {
  en: {
    title: "Unexpected Application Error!",
    text: "Please try refreshing the page or contact support if the problem persists.",
    retry: "Try Again",
    reload: "Reload Application",
    home: "Back to the home page",
  },
  de: {
    title: "Unerwarteter Anwendungsfehler",
    text: "Bitte laden Sie die Seite neu. Besteht das Problem weiter, wenden Sie sich an uns.",
    retry: "Erneut versuchen",
    reload: "Anwendung neu laden",
    home: "Zur Startseite",
  },
  "fr-CA": {
    title: "Erreur inattendue de l’application",
    text: "Veuillez actualiser la page ou communiquer avec nous si le problème persiste.",
    retry: "Réessayer",
    reload: "Recharger l’application",
    home: "Retour à l’accueil",
  },
} as const satisfies Record<Locale, Record<"title" | "text" | "retry" | "reload" | "home", string>>;
