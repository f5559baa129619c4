import type { Locale } from "../../lib/platform/i18n/locales";

/** The texts of the pages that the server writes itself. They work even when the catalogues do not load. */
type ServerTexts = {
  readonly configurationTitle: string;
  readonly missing: string;
  readonly otherBuild: string;
  readonly retry: string;
  readonly home: string;
  readonly failed: { readonly title: string; readonly text: string };
  readonly titles: Readonly<Record<400 | 403 | 405 | 413, string>>;
};

export const serverTexts: Readonly<Record<Locale, ServerTexts>> = {
  en: {
    configurationTitle: "Configuration Error",
    missing: "This site cannot start because these settings are missing:",
    otherBuild: "The settings of this site differ from those it was built with. It has to be built again.",
    retry: "Retry",
    home: "Back to the homepage",
    failed: {
      title: "Something went wrong",
      text: "Please try refreshing the page or contact support if the problem persists.",
    },
    titles: {
      400: "This request could not be read",
      403: "This request came from another site",
      405: "This address does not answer to such a request",
      413: "This message is too large",
    },
  },
  de: {
    configurationTitle: "Konfigurationsfehler",
    missing: "Diese Website kann nicht starten, weil folgende Einstellungen fehlen:",
    otherBuild:
      "Die Einstellungen dieser Website weichen von denen ab, mit denen sie gebaut wurde. Sie muss neu gebaut werden.",
    retry: "Erneut versuchen",
    home: "Zur Startseite",
    failed: {
      title: "Etwas ist schiefgegangen",
      text: "Bitte laden Sie die Seite neu. Besteht das Problem weiter, wenden Sie sich an uns.",
    },
    titles: {
      400: "Diese Anfrage war nicht lesbar",
      403: "Diese Anfrage kam von einer anderen Website",
      405: "Diese Adresse nimmt solche Anfragen nicht an",
      413: "Diese Nachricht ist zu groß",
    },
  },
  "fr-CA": {
    configurationTitle: "Erreur de configuration",
    missing: "Ce site ne peut pas démarrer, car les paramètres suivants manquent :",
    otherBuild:
      "Les paramètres de ce site diffèrent de ceux avec lesquels il a été compilé. Il doit être compilé de nouveau.",
    retry: "Réessayer",
    home: "Retour à l’accueil",
    failed: {
      title: "Un problème est survenu",
      text: "Veuillez actualiser la page ou communiquer avec nous si le problème persiste.",
    },
    titles: {
      400: "Cette requête est illisible",
      403: "Cette requête provient d’un autre site",
      405: "Cette adresse n’accepte pas ce type de requête",
      413: "Ce message est trop volumineux",
    },
  },
};
