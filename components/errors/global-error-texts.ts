import type { Locale } from "@/lib/platform/i18n/locales";

/**
 * The texts of the global error screen. They are not in a catalogue, because this screen is shown when the layout that
 * provides the catalogues has failed. Every page loads these texts, because it loads the code of the error screen.
 */
export const globalErrorTexts = {
  en: {
    title: "Unexpected Application Error!",
    text: "Please try refreshing the page or contact support if the problem persists.",
    retry: "Try Again",
    reload: "Reload Application",
    home: "Back to the home page",
    call: "Or call us:",
  },
  de: {
    title: "Unerwarteter Anwendungsfehler",
    text: "Bitte laden Sie die Seite neu. Hilft das nicht, wenden Sie sich bitte an uns.",
    retry: "Erneut versuchen",
    reload: "Anwendung neu laden",
    home: "Zur Startseite",
    call: "Oder rufen Sie uns an:",
  },
  "fr-CA": {
    title: "Une erreur inattendue est survenue",
    text: "Actualisez la page. Si le problème persiste, appelez-nous ou écrivez-nous.",
    retry: "Réessayer",
    reload: "Recharger la page",
    home: "Retour à l’accueil",
    call: "Ou appelez-nous :",
  },
} as const satisfies Record<Locale, Record<"title" | "text" | "retry" | "reload" | "home" | "call", string>>;
