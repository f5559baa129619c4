/**
 * The HTML of an email for a frame on our own page, whose policy allows no inline styles: they are replaced by the
 * style sheet `public/mail-preview.css`. Links lead nowhere, and nothing is loaded from elsewhere.
 */
export function htmlPreview(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, '<link rel="stylesheet" href="/mail-preview.css">')
    .replace(/ (?:style|href|bgcolor)="[^"]*"(?=[^<]*>)/g, (attribute) =>
      attribute === ' href="/mail-preview.css"' ? attribute : "",
    )
    .replace(/<(script|img|iframe|object|form|base)\b[^>]*>/gi, "");
}
