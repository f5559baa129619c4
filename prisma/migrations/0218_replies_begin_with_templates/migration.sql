-- Staff begin replies with templates. They were fixed texts of the release; now staff edit them, so they are rows. Every
-- installation gets the four texts that it had. They contain placeholders, such as {greeting}, in place of what the program added.
CREATE TABLE reply_templates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The service that a template is about. It is suggested first for an item about this service.
  service_id char(24),
  -- Whether a reply that begins with the template says that the firm cannot help.
  ends_contact boolean NOT NULL DEFAULT false,
  position smallint NOT NULL,
  retired_at timestamptz(3),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT reply_template_is_about_a_service FOREIGN KEY (service_id) REFERENCES services (id) ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX reply_templates_service_id_idx ON reply_templates (service_id);

CREATE TABLE reply_template_texts (
  template_id uuid NOT NULL,
  locale text NOT NULL,
  name text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (template_id, locale),
  CONSTRAINT reply_template_text_is_of_a_template
    FOREIGN KEY (template_id) REFERENCES reply_templates (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT reply_template_text_is_written CHECK (name <> '' AND text <> '')
);

-- The closing words below a staff member's replies. Without a row, they are a greeting, the name and the firm.
CREATE TABLE staff_signatures (
  staff_user_id uuid NOT NULL,
  locale text NOT NULL,
  text text NOT NULL,
  PRIMARY KEY (staff_user_id, locale),
  CONSTRAINT signature_is_of_staff
    FOREIGN KEY (staff_user_id) REFERENCES staff_users (id) ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT signature_is_written CHECK (text <> '')
);

WITH shipped AS (
  INSERT INTO reply_templates (position, ends_contact) VALUES (1, false), (2, false), (3, false), (4, true)
  RETURNING id, position
)
INSERT INTO reply_template_texts (template_id, locale, name, text)
SELECT shipped.id, locale, name, text
FROM (
  VALUES
    (1, 'en', 'First reply',
      '{greeting}

Thank you for writing to us. We have read your message.

Please do not pay any further fee, tax or deposit to get your money back. Such requests are part of the same fraud.'),
    (1, 'de', 'Erste Antwort',
      '{greeting}

vielen Dank für Ihre Nachricht. Wir haben sie gelesen.

Bitte zahlen Sie keine weitere Gebühr, Steuer oder Kaution, um Ihr Geld zurückzubekommen. Solche Forderungen gehören zum selben Betrug.'),
    (1, 'fr-CA', 'Première réponse',
      '{greeting}

Merci de nous avoir écrit. Nous avons lu votre message.

Ne payez plus rien, ni frais, ni impôt, ni dépôt, pour récupérer votre argent. De telles demandes font partie de la même fraude.'),
    (2, 'en', 'Ask for a time to call',
      '{greeting}

Thank you for writing to us. We would like to talk to you by phone. Which of these times is good and safe for you?

- 
- 

Please reply to this email with a time. If none of them is possible, tell us when you can talk.'),
    (2, 'de', 'Nach einem Termin für den Anruf fragen',
      '{greeting}

vielen Dank für Ihre Nachricht. Wir möchten gern mit Ihnen telefonieren. Welcher dieser Termine passt Ihnen, sodass Sie ungestört sprechen können?

- 
- 

Bitte antworten Sie auf diese E-Mail mit einem Termin. Wenn keiner möglich ist, schreiben Sie uns, wann Sie sprechen können.'),
    (2, 'fr-CA', 'Demander un moment pour l’appel',
      '{greeting}

Merci de nous avoir écrit. Nous aimerions vous parler au téléphone. Lequel de ces moments vous convient pour parler librement?

- 
- 

Répondez à ce courriel en indiquant un moment. Si aucun ne convient, dites-nous quand vous pouvez parler.'),
    (3, 'en', 'Ask for details',
      '{greeting}

Thank you for writing to us. To understand what happened, we need a few more details:

- When did you make each payment, and how?
- Which names, websites or accounts were you given?
- Have you told your bank or the police, and when?

Please do not send passwords, seed phrases or private keys. We never need them.'),
    (3, 'de', 'Nach Einzelheiten fragen',
      '{greeting}

vielen Dank für Ihre Nachricht. Damit wir verstehen, was geschehen ist, brauchen wir noch einige Angaben:

- Wann haben Sie welche Zahlung geleistet, und auf welchem Weg?
- Welche Namen, Websites oder Konten wurden Ihnen genannt?
- Haben Sie Ihre Bank oder die Polizei informiert, und wann?

Bitte senden Sie uns keine Passwörter, Seed-Phrasen oder privaten Schlüssel. Wir brauchen sie nie.'),
    (3, 'fr-CA', 'Demander des précisions',
      '{greeting}

Merci de nous avoir écrit. Pour comprendre ce qui s’est passé, nous avons besoin de quelques précisions :

- Quand avez-vous fait chaque paiement, et par quel moyen?
- Quels noms, sites Web ou comptes vous a-t-on donnés?
- Avez-vous averti votre banque ou la police, et quand?

N’envoyez ni mot de passe, ni phrase de récupération, ni clé privée. Nous n’en avons jamais besoin.'),
    (4, 'en', 'Decline, with free help',
      '{greeting}

Thank you for writing to us. We have read your message with care. This is not something that we can help with, and we do not want to charge you for work that would not help you.

These steps are free:

{free-help}'),
    (4, 'de', 'Absage mit Hinweisen auf kostenlose Hilfe',
      '{greeting}

vielen Dank für Ihre Nachricht. Wir haben sie sorgfältig gelesen. Dabei können wir Ihnen nicht helfen, und wir möchten Ihnen keine Arbeit berechnen, die Ihnen nichts nützt.

Diese Schritte sind kostenlos:

{free-help}'),
    (4, 'fr-CA', 'Refus, avec l’aide gratuite',
      '{greeting}

Merci de nous avoir écrit. Nous avons lu votre message avec attention. Nous ne pouvons pas vous aider dans ce cas, et nous ne voulons pas vous facturer un travail qui ne vous servirait à rien.

Ces démarches sont gratuites :

{free-help}')
) AS texts (position, locale, name, text)
JOIN shipped USING (position);
