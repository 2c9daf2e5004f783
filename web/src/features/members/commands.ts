/** What one does with a team. Each resolves to undefined when done, or to what speaks against it, by field. */
import { calls } from '@platzwart/domain/calls';
import { type Detail, detailsOf, wholeForm } from '@platzwart/domain/failure';
import type { Role } from '@platzwart/domain/team/member';
import { type CallResult, call } from '../../firebase/calls.ts';
import { texts } from './texts.ts';

/** Sentences by the field they belong to; 'form' for all that belongs to none. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** Also sends an open invitation once more: the new one replaces it. What is missing is said before anything is sent. */
export async function invite(slug: string, email: string, role: Role | undefined): Promise<Problems | undefined> {
  const validated = calls.inviteMember.input.safeParse({ companySlug: slug, email, role });
  if (!validated.success) return byField(detailsOf(validated.error));
  return problemsOf(await call('inviteMember', validated.data));
}

export async function revokeInvitation(slug: string, invitationId: string): Promise<Problems | undefined> {
  return problemsOf(await call('revokeInvitation', { companySlug: slug, invitationId }));
}

export async function changeRole(slug: string, uid: string, role: Role): Promise<Problems | undefined> {
  return problemsOf(await call('changeMemberRole', { companySlug: slug, uid, role }));
}

/** With one's own uid: leaves the practice. */
export async function removeMember(slug: string, uid: string): Promise<Problems | undefined> {
  return problemsOf(await call('removeMember', { companySlug: slug, uid }));
}

export async function setViewerExports(slug: string, allowed: boolean): Promise<Problems | undefined> {
  return problemsOf(await call('setViewerExports', { companySlug: slug, allowed }));
}

/** The first sentence, whatever its field: where there is only one place to show it. */
export function anyOf(problems: Problems | undefined): string | undefined {
  return problems && Object.values(problems)[0];
}

function byField(details: readonly Detail[]): Problems {
  return Object.fromEntries(details.map(({ field, message }) => [field, message]));
}

function problemsOf(answer: CallResult<'inviteMember'>): Problems | undefined {
  switch (answer.kind) {
    case 'done':
      return undefined;
    case 'refused':
      return byField(answer.details);
    case 'denied':
      return { [wholeForm]: texts.denied };
    case 'failed':
      return { [wholeForm]: texts.tryAgain };
  }
}
