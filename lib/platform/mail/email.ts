/** One address. Always an object: a library that parses "Name <address>" can be talked into a second recipient. */
export type MailAddress = { readonly name: string; readonly address: string };

export type Attachment = {
  readonly filename: string;
  /** With its parameters, as in "text/calendar; charset=utf-8; method=PUBLISH". */
  readonly contentType: string;
  readonly content: string;
};

/** An email ready to leave. */
export type Email = {
  readonly to: string;
  readonly toName: string;
  /** What a household may see of the sender on a locked phone, unless MAIL_FROM brings a name. Its address is always that of MAIL_FROM. */
  readonly fromName: string;
  readonly replyTo?: string;
  readonly locale: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly Attachment[];
  /** Further headers, as in "Auto-Submitted". */
  readonly headers: Readonly<Record<string, string>>;
};
