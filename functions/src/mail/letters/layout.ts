type Button = { readonly label: string; readonly url: string };

/** Text and HTML of a letter from one source: paragraphs, facts and one button. */
export type LetterBody = {
  /** Below the greeting, set apart: what to know before reading. */
  readonly notice?: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Label and value, in a small table. */
  readonly facts?: readonly (readonly [label: string, value: string])[];
  readonly button?: Button;
  /** Several answers to choose from, in place of the one button. */
  readonly choices?: readonly Button[];
  /** Who writes, and how to reach them. */
  readonly closing: readonly string[];
};

/** The letter as plain text; lines are left to the reader's program to wrap. */
export function asText({ notice = '', greeting, paragraphs, facts = [], button, choices = [], closing }: LetterBody): string {
  return [
    greeting,
    ...(notice === '' ? [] : [notice]),
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...[...(button ? [button] : []), ...choices].map(({ label, url }) => `${label}:\n${url}`),
    closing.join('\n'),
  ].join('\n\n');
}

/** The letter as HTML: inline styles and no images, since mail programs drop the rest. Everything is escaped. */
export function asHtml({ notice = '', greeting, paragraphs, facts = [], button, choices = [], closing }: LetterBody): string {
  const p = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#454b4a;vertical-align:top">${escaped(label)}</td><td style="padding:4px 0">${escaped(value)}</td></tr>`,
  );
  return [
    '<!doctype html><html lang="de"><body style="margin:0;background:#f3f7f6">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#1b2120;font:16px/1.5 system-ui,sans-serif">',
    '<p style="margin:0 0 24px;font-weight:700;color:#0b6e69">Platzwart</p>',
    p(greeting),
    ...(notice === '' ? [] : [`<p style="margin:0 0 24px;padding:12px 16px;border-radius:8px;background:#fdf3df">${escaped(notice)}</p>`]),
    ...paragraphs.map(p),
    ...(rows.length > 0 ? [`<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`] : []),
    ...(button ? [`<p style="margin:24px 0">${asLink(button, 'background:#0b6e69;color:#ffffff')}</p>`] : []),
    ...choices.map((choice) => `<p style="margin:0 0 12px">${asLink(choice, 'border:1px solid #0b6e69;color:#0b6e69')}</p>`),
    `<p style="margin:24px 0 0;color:#454b4a;font-size:14px">${closing.map(escaped).join('<br>')}</p>`,
    '</div></body></html>',
  ].join('\n');
}

function asLink({ label, url }: Button, look: string): string {
  return `<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;${look};text-decoration:none">${escaped(label)}</a>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&#39;');
}
