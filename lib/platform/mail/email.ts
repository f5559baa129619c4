export type Attachment = {
  readonly filename: string;
  /** The media type with its parameters, as in "text/calendar; charset=utf-8; method=PUBLISH". */
  readonly contentType: string;
  readonly content: string;
  /** Set if the content is a file's bytes in base64, and not a text. */
  readonly encoding?: "base64";
  /**
   * The name by which the HTML part shows a picture, whose content is encoded as base64. The picture is part of the
   * email, so nothing is loaded.
   */
  readonly cid?: string;
};

/** An email ready to be sent. */
export type Email = {
  /**
   * The address is separate from the name. If they were one text such as "Name <address>", an attacker could hide a
   * second recipient in the name.
   */
  readonly to: string;
  readonly toName: string;
  /**
   * The sender's name. Other people may see it on the screen of the recipient's locked phone, so it must be neutral. A
   * name in MAIL_FROM replaces this name.
   */
  readonly fromName: string;
  readonly replyTo?: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  /** Additional headers. The keys are header names, such as "List-Id". */
  readonly headers: Readonly<Record<string, string>>;
};
