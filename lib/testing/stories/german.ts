/** Sentences of invented victims. Names and addresses are samples. */
export const germanSentences = [
  "Im März habe ich im Internet eine Anzeige für eine Handelsplattform gesehen und mich dort angemeldet.",
  "Kurz darauf rief mich ein Herr an, der sich als mein persönlicher Berater vorstellte.",
  "Zuerst habe ich 250 Euro eingezahlt, danach in mehreren Schritten insgesamt 48.000 Euro.",
  "Auf der Seite sah ich jeden Tag einen Gewinn, und alles wirkte auf mich sehr seriös.",
  "Als ich das Geld abheben wollte, verlangte man eine Steuer von fünfzehn Prozent im Voraus.",
  "Meine Bank konnte die letzte Überweisung leider nicht mehr zurückholen.",
  "Man bat mich, das Programm AnyDesk zu installieren, damit er mir beim Kauf der Kryptowährung helfen könne.",
  "Meinen privaten Schlüssel oder meine Seed-Phrase habe ich nie jemandem gegeben.",
  "Bei der Polizei habe ich Anzeige erstattet, das Aktenzeichen kann ich Ihnen gern nachreichen.",
  "Ich bin Rentnerin und schäme mich sehr, dass ich darauf hereingefallen bin.",
  "Mein Sohn meint, dass es sich um einen klassischen Anlagebetrug handelt.",
  "Seit drei Wochen ist die Internetseite nicht mehr erreichbar und am Telefon meldet sich niemand.",
  "Später meldete sich eine andere Firma und versprach, gegen eine Gebühr alles zurückzuholen.",
  "Bitte rufen Sie mich nach 18 Uhr an, aber sprechen Sie nicht auf den Anrufbeantworter.",
  "Die Donaudampfschifffahrtsgesellschaftskapitänsmütze meines Großvaters habe ich verkauft, um die Rechnung zu bezahlen.",
  "Der Vertrag, die Quittungen, die Kontoauszüge und der Schriftverkehr liegen mir alle vor.",
  "Über eine Rückmeldung und eine ehrliche Einschätzung meiner Aussichten würde ich mich freuen.",
  "Der Mann hieß angeblich Daniel, sprach mit leichtem Akzent und war immer sehr höflich.",
  "Die Kreditkartenabrechnung und die Rechtsschutzversicherungsgesellschaft habe ich schon informiert.",
  "Wir haben über Familie, Reisen, Musik, Garten, Hund und Enkel gesprochen, bevor es um Geld ging.",
  "Ich weiß nicht, ob die Börse noch Daten hat oder ob die Wallet gesperrt werden kann.",
  "Am 14. Februar kamen noch einmal 3.900 Euro dazu, die ich mir von meiner Schwester geliehen habe.",
];

export const germanScam =
  "„Sehr geehrter Kunde, Ihre Auszahlung ist vorläufig gesperrt. Bitte begleichen Sie die Freigabegebühr innerhalb von drei Tagen. " +
  'Sprechen Sie mit niemandem darüber. Mit freundlichen Grüßen, Ihre Finanzabteilung“';

export const germanWords = [
  "Bank", "Karte", "Handy", "Auto", "Rad", "Boot", "Ring", "Uhr", "Münzen", "Schmuck", "Rente", "Kredit", "Ausweis", "Adresse", "Passwort", "Rechnung", "Vertrag", "Brief", "Foto",
  "Video", "Makler", "Anwalt", "Notar", "Polizei", "Nachbar", "Freund", "Schwester", "Arzt", "Lehrer", "Wohnung", "Haus", "Garten", "Klavier", "Gold", "Silber", "Bargeld",
];
