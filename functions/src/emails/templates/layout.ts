import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { supportEmail } from '@platzwart/domain/practice/support-email';
import { withoutLinks } from '@platzwart/domain/text/plain-name';
import type { OutgoingEmail } from '../../core/email.ts';
import { escaped } from '../../core/escaped.ts';

type Button = { readonly label: string; readonly url: string };
/** `isMain`: what most will want, the one filled button; without it all look alike. */
type Choice = Button & { readonly isMain?: boolean };

/**
 * Text and HTML of an e-mail from one source: paragraphs, facts and one button. All of it may contain user-chosen names, so no text carries
 * a link, except buttons and what `ours` names.
 */
export type EmailBody = {
  /** Set apart below the greeting: what to know before reading. */
  readonly notice?: string;
  /** Like `rows`, but before all else: a decision is asked for, and the text is longer than what it is about. */
  readonly firstRows?: readonly (readonly [label: string, value: string])[];
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Label and value, in a small table. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  readonly button?: Button;
  /** Several answers to choose from, in place of the one button. */
  readonly choices?: readonly Choice[];
  /** The sender, and how to reach them. */
  readonly closing: readonly string[];
  /** Addresses allowed in the texts: pages of ours, mailboxes that their owners have confirmed. */
  readonly ours?: readonly string[];
};

/** The contact for a practice's own people. */
export function contactLine(
  { contactPerson }: Pick<Practice, 'contactPerson'>,
  account: Pick<Account, 'email' | 'confirmedEmail'>,
): string {
  return `Kontaktperson: ${[contactPerson, confirmedEmailOf(account)].filter((part) => part !== '').join(', ')}`;
}

/**
 * Shared by all e-mails of the platform to practices and account owners: replies go to the operator's support, whose address is in the
 * last line. E-mails to patients come in the practice's name (`patient-email.ts`), alarms go to the operator.
 */
export function fromPlatform(body: EmailBody): Pick<OutgoingEmail, 'fromName' | 'replyTo' | 'text' | 'html'> {
  const { closing, ours = [] } = body;
  const complete = { ...body, closing: [...closing, `Fragen? Wir helfen gern: ${supportEmail}`], ours: [...ours, supportEmail] };
  return {
    fromName: 'Platzwart',
    replyTo: { name: 'Platzwart', address: supportEmail },
    text: asText(complete),
    html: asHtml(complete),
  };
}

/** The e-mail as plain text; the reader's program wraps lines. */
export function asText(body: EmailBody): string {
  const { notice = '', firstRows = [], greeting, paragraphs, rows = [], button, choices = [], closing } = withoutForeignLinks(body);
  const lines = (facts: typeof rows) => (facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []);
  return [
    ...lines(firstRows),
    greeting,
    ...(notice === '' ? [] : [notice]),
    ...paragraphs,
    ...lines(rows),
    ...[...(button ? [button] : []), ...choices].map(({ label, url }) => `${label}:\n${url}`),
    closing.join('\n'),
  ].join('\n\n');
}

/** The e-mail as escaped HTML: inline styles and no images, since mail programs drop the rest. */
export function asHtml(body: EmailBody): string {
  const { notice = '', firstRows = [], greeting, paragraphs, rows = [], button, choices = [], closing } = withoutForeignLinks(body);
  const p = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`;
  return [
    '<!doctype html><html lang="de"><body style="margin:0;background:#f3f7f6">',
    '<div style="max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;color:#1b2120;font:16px/1.5 system-ui,sans-serif">',
    '<p style="margin:0 0 24px;font-weight:700;color:#0b6e69">Platzwart</p>',
    ...(firstRows.length > 0
      ? [
          `<div style="margin:0 0 24px;padding:12px 16px 0;border-radius:8px;background:#eaf4f2;font-weight:700">${asTable(firstRows)}</div>`,
        ]
      : []),
    p(greeting),
    ...(notice === '' ? [] : [`<p style="margin:0 0 24px;padding:12px 16px;border-radius:8px;background:#fdf3df">${escaped(notice)}</p>`]),
    ...paragraphs.map(p),
    ...(rows.length > 0 ? [asTable(rows)] : []),
    ...(button ? [`<p style="margin:24px 0">${asLink(button, filled)}</p>`] : []),
    ...choices.map((choice) => `<p style="margin:0 0 12px">${asLink(choice, lookOf(choice, choices))}</p>`),
    `<p style="margin:24px 0 0;color:#454b4a;font-size:14px">${closing.map(escaped).join('<br>')}</p>`,
    '</div></body></html>',
  ].join('\n');
}

function asTable(rows: NonNullable<EmailBody['rows']>): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#454b4a;font-weight:400;vertical-align:top;overflow-wrap:normal">${escaped(label)}</td><td style="padding:4px 0;vertical-align:top">${escaped(value)}</td></tr>`,
  );
  return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${cells.join('')}</table>`;
}

const filled = 'background:#0b6e69;color:#ffffff';

/** Beside a main one the others are quiet. */
function lookOf({ isMain = false }: Choice, choices: readonly Choice[]): string {
  if (isMain) return `${filled};font-weight:700`;
  return `border:1px solid ${choices.some((other) => other.isMain) ? '#c3cfcd' : '#0b6e69'};color:#0b6e69`;
}

function withoutForeignLinks(body: EmailBody): EmailBody {
  const { notice, firstRows = [], greeting, paragraphs, rows = [], closing, ours = [] } = body;
  const plain = (text: string) => withoutLinksBut(ours, text);
  const plainRow = ([label, value]: readonly [string, string]) => [plain(label), plain(value)] as const;
  return {
    ...body,
    ...(notice !== undefined && { notice: plain(notice) }),
    greeting: plain(greeting),
    paragraphs: paragraphs.map(plain),
    firstRows: firstRows.map(plainRow),
    rows: rows.map(plainRow),
    closing: closing.map(plain),
  };
}

/** Matches whole words only: no adjacent character may turn them into another address. */
function withoutLinksBut(ours: readonly string[], text: string): string {
  const words = ours.filter((word) => word !== '').sort((one, other) => other.length - one.length);
  if (words.length === 0) return withoutLinks(text);
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const whole = new RegExp(`(?<![^\\s(„"])(${any})(?=[.,;:!?)“"]*(?:\\s|$))`, 'u');
  return text
    .split(whole)
    .map((piece, i) => (i % 2 === 1 ? piece : withoutLinks(piece)))
    .join('');
}

function asLink({ label, url }: Button, look: string): string {
  return `<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;${look};text-decoration:none">${escaped(label)}</a>`;
}
