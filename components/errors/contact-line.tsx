import { useErrorTexts } from "./error-texts";

/** The firm's phone number and email address on an error screen, in case nothing else on the page works. */
export function ContactLine() {
  const { contact, reach } = useErrorTexts();
  return (
    <p>
      {reach}{" "}
      <a href={contact.phoneHref} className="nowrap" translate="no">
        {contact.phone}
      </a>
      {", "}
      <a href={`mailto:${contact.email}`} translate="no">
        {contact.email}
      </a>
    </p>
  );
}
