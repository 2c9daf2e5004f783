import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { operator } from '@platzwart/domain/legal/operator';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { supportEmail } from '@platzwart/domain/practice/support-email';
import { holdsAddress, withoutLinks } from '@platzwart/domain/text/plain-name';
import type { OutgoingEmail } from '../../core/email.ts';
import { asHtml } from './layout-html.ts';
import { tokenPlaceholder } from './stop-link.ts';
import type { WeekOfTimes } from './week-of-times.ts';

export type Button = { readonly label: string; readonly url: string };
/** `isMain`: what most will want, the one filled button; without it all look alike. */
type Choice = Button & { readonly isMain?: boolean };

/**
 * Text and HTML of an e-mail from one source: paragraphs, facts and one button. All of it may
 * contain user-chosen names, so no text carries a link, except buttons and what `ours` names.
 */
export type EmailBody = {
  /** Who writes, before all else; missing: Platzwart. */
  readonly head?: string;
  /** Set apart below the greeting: what to know before reading. */
  readonly notice?: string;
  /**
   * Like `rows`, but before all else: a decision is asked for, and the text is longer than what it
   * is about.
   */
  readonly firstRows?: readonly (readonly [label: string, value: string])[];
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Label and value, in a small table. */
  readonly rows?: readonly (readonly [label: string, value: string])[];
  /** The times among the rows, drawn below them. */
  readonly week?: WeekOfTimes;
  readonly button?: Button;
  /** Several answers to choose from, in place of the one button. */
  readonly choices?: readonly Choice[];
  /** Paragraphs below the button: what to do about an unexpected e-mail, whom to ask. */
  readonly closing?: readonly string[];
  /** Last, lines that say where it comes from. */
  readonly foot: readonly string[];
  /** Addresses allowed in the texts: pages of ours, mailboxes that their owners have confirmed. */
  readonly ours?: readonly string[];
};

/** An account without a name bears its address. */
export function greetingTo(name = ''): string {
  return name === '' || holdsAddress(name) ? 'Hallo,' : `Hallo ${name},`;
}

/** The contact for a practice's own people. */
export function contactLine(
  { contactPerson }: Pick<Practice, 'contactPerson'>,
  account: Pick<Account, 'email' | 'confirmedEmail'>,
): string {
  return `Kontaktperson: ${[contactPerson, readableEmail(confirmedEmailOf(account))].filter((part) => part !== '').join(', ')}`;
}

/**
 * Shared by all e-mails of the platform to practices and account owners: replies go to the
 * operator's support, whose address is in the foot, above the imprint. E-mails to patients come in
 * the practice's name (`patient-email.ts`), alarms go to the operator.
 */
export function fromPlatform(
  body: EmailBody,
): Pick<OutgoingEmail, 'fromName' | 'replyTo' | 'text' | 'html'> {
  const { foot, ours = [] } = body;
  const complete = {
    ...body,
    foot: [...foot, `Fragen? Wir helfen gern: ${supportEmail}`, imprint()],
    ours: [...ours, supportEmail],
  };
  return {
    fromName: 'Platzwart',
    replyTo: { name: 'Platzwart', address: supportEmail },
    ...bothForms(complete),
  };
}

/** A company's e-mails name it (UGB § 14). */
function imprint(): string {
  const { company, street, city, registerNumber, registerCourt } = operator;
  return [company, street, city, registerNumber, registerCourt].filter(Boolean).join(', ');
}

/** Both forms of an e-mail. */
export function bothForms(body: EmailBody): Pick<OutgoingEmail, 'text' | 'html'> {
  return { text: asText(body), html: asHtml(plainBody(body)) };
}

/** The e-mail as plain text; the reader's program wraps lines. */
function asText(body: EmailBody): string {
  const {
    head = 'Platzwart',
    notice = '',
    firstRows = [],
    greeting,
    paragraphs,
    rows = [],
    closing = [],
    foot,
    ...more
  } = plainBody(body);
  const { button, choices = [] } = more;
  const lines = (facts: typeof rows) =>
    facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : [];
  return [
    head,
    ...lines(firstRows),
    greeting,
    ...(notice === '' ? [] : [notice]),
    ...paragraphs,
    ...lines(rows),
    ...[...(button ? [button] : []), ...choices].map(({ label, url }) => `${label}:\n${url}`),
    ...closing,
    foot.join('\n'),
  ].join('\n\n');
}

/**
 * Its texts without links, but those that are `ours`, and without what the sender fills in: a text of
 * others would get the mailbox's token.
 */
function plainBody(body: EmailBody): EmailBody {
  const {
    head,
    notice,
    firstRows = [],
    greeting,
    paragraphs,
    rows = [],
    closing = [],
    foot,
    ours = [],
  } = body;
  const plain = (text: string) => withoutLinksBut(ours, text.replaceAll(tokenPlaceholder, ''));
  const plainRow = ([label, value]: readonly [string, string]) =>
    [plain(label), plain(value)] as const;
  return {
    ...body,
    ...(head !== undefined && { head: plain(head) }),
    ...(notice !== undefined && { notice: plain(notice) }),
    greeting: plain(greeting),
    paragraphs: paragraphs.map(plain),
    firstRows: firstRows.map(plainRow),
    rows: rows.map(plainRow),
    closing: closing.map(plain),
    foot: foot.map(plain),
  };
}

/** Matches whole words only: no adjacent character may turn them into another address. */
function withoutLinksBut(ours: readonly string[], text: string): string {
  const words = [...new Set(ours.flatMap((word) => [word, readableEmail(word)]))]
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  if (words.length === 0) return withoutLinks(text);
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const whole = new RegExp(`(?<![^\\s(„"])(${any})(?=[.,;:!?)“"]*(?:\\s|$))`, 'u');
  return text
    .split(whole)
    .map((piece, i) => (i % 2 === 1 ? piece : withoutLinks(piece)))
    .join('');
}
