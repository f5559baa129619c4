import type { Locale } from "../../lib/platform/i18n/locales";

/**
 * The texts of the pages that the server itself writes. They are available even if the message catalogues cannot be
 * loaded. Some of these texts are also in the catalogues, for the error screens in the browser. texts.test.ts checks
 * that both copies are the same.
 */
type ServerTexts = {
  readonly configurationTitle: string;
  readonly missing: string;
  readonly otherBuild: string;
  readonly retry: string;
  readonly home: string;
  readonly failed: { readonly title: string; readonly text: string };
  /** Used instead of `failed` on pages of the booking system. */
  readonly bookingFailed: { readonly title: string; readonly text: string };
  /** Used instead of the text of `bookingFailed` on the page of an appointment. */
  readonly manageFailed: string;
  readonly reach: string;
  readonly titles: Readonly<Record<400 | 403 | 405 | 413, string>>;
};

export const serverTexts: Readonly<Record<Locale, ServerTexts>> = {
  en: {
    configurationTitle: "Configuration Error",
    missing: "This site cannot start because these settings are missing:",
    otherBuild: "The settings of this site differ from those it was built with. It has to be built again.",
    retry: "Retry",
    home: "Back to the home page",
    failed: {
      title: "Something went wrong",
      text: "Please try refreshing the page or contact support if the problem persists.",
    },
    bookingFailed: {
      title: "Booking System Error",
      text: "Something went wrong in the booking system. Please try again later or contact us directly to schedule your consultation.",
    },
    manageFailed:
      "We could not show your appointment just now. Nothing has changed. An appointment you have made still stands. Please try again later, or call or write to us.",
    reach: "You can also reach us directly:",
    titles: {
      400: "This request could not be read",
      403: "This request came from another site",
      405: "This address does not accept such a request",
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
      title: "Etwas ist schief­gegangen",
      text: "Bitte laden Sie die Seite neu. Hilft das nicht, wenden Sie sich bitte an uns.",
    },
    bookingFailed: {
      title: "Bei der Buchung ist ein Fehler aufgetreten",
      text: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es später noch einmal oder rufen Sie uns an. Dann vereinbaren wir Ihren Termin am Telefon.",
    },
    manageFailed:
      "Wir können Ihren Termin gerade nicht anzeigen. Es hat sich nichts geändert: Ein vereinbarter Termin bleibt bestehen. Bitte versuchen Sie es später noch einmal, rufen Sie uns an oder schreiben Sie uns.",
    reach: "Sie erreichen uns auch direkt:",
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
      text: "Actualisez la page. Si le problème persiste, appelez-nous ou écrivez-nous.",
    },
    bookingFailed: {
      title: "Un problème est survenu dans la réservation",
      text: "La réservation en ligne ne fonctionne pas pour le moment. Réessayez plus tard, ou appelez-nous et nous fixerons votre rendez-vous ensemble.",
    },
    manageFailed:
      "Nous ne pouvons pas afficher votre rendez-vous en ce moment. Rien n’a changé : un rendez-vous déjà pris est maintenu. Réessayez plus tard, appelez-nous ou écrivez-nous.",
    reach: "Vous pouvez aussi nous joindre directement :",
    titles: {
      400: "Cette requête est illisible",
      403: "Cette requête provient d’un autre site",
      405: "Cette adresse n’accepte pas ce type de requête",
      413: "Ce message est trop volumineux",
    },
  },
};
