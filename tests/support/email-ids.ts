/** The ids of e-mails as `emails/email-table.ts` writes them, as patterns. */
import type { EmailPurpose } from '@platzwart/functions/core/email-purposes';
import { type EmailEntry, emailEntries } from '@platzwart/functions/emails/email-table';

/** By the first word between the braces: what follows it says which one. */
const parts: Readonly<Record<string, string>> = {
  slug: '[a-z0-9-]+',
  requestId: '[0-9a-f]{32}',
  invitationId: '[\\w-]{16,}',
  accountLinkId: '[0-9a-f]{64}',
  vacancyId: '[0-9a-f]{32}',
  times: '\\d+',
  uid: '[^_]+',
  hash: '(?:[0-9a-f]{16}|[0-9a-f]{32})',
  random: '(?:[0-9a-f]{16}|[0-9a-f]{32})',
  date: '\\d{4}-\\d\\d-\\d\\d',
  hour: '\\d{6}',
  moment: '\\d{4}-\\d\\d-\\d\\dT\\d\\d-\\d\\d-\\d\\d\\.\\d{3}Z',
  milliseconds: '\\d{13}',
  role: '(?:administrator|therapist|viewer)',
  notice: '(?:firstNotice|secondNotice|lastNotice)',
  revision: '\\d+',
  task: '[A-Za-z0-9]+',
};

/** Throws for a part that nobody has described. */
export function idPatterns(
  purpose: EmailPurpose,
): { readonly id: string; readonly pattern: RegExp }[] {
  const { rows }: EmailEntry = emailEntries[purpose];
  return rows.map(([_cause, _receiver, about]) => {
    const id = `${purpose}_${about}`;
    const pattern = id.replace(/\{(\w+)[^}]*\}/g, (_, part: string) => {
      const meant = parts[part];
      if (meant === undefined) throw new Error(`${id}: no pattern for {${part}}`);
      return meant;
    });
    return { id, pattern: new RegExp(`^${pattern}$`) };
  });
}

/** Whether the README names such an id. */
export function isKnownId(id: string): boolean {
  const purpose = id.slice(0, id.indexOf('_'));
  return (
    purpose in emailEntries &&
    idPatterns(purpose as EmailPurpose).some(({ pattern }) => pattern.test(id))
  );
}
