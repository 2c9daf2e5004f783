/** Commands on the team. Each resolves to undefined when done, or to problems by field. */
import { calls } from '@platzwart/domain/calls';
import { type Detail, detailsOf, wholeForm } from '@platzwart/domain/failure';
import type { Role } from '@platzwart/domain/team/member';
import { type CallResult, call } from '../../firebase/calls.ts';
import { texts } from './texts.ts';

/** Sentences by field; 'form' for the whole form. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** Also resends an open invitation: the new one replaces it. Missing fields are reported before sending. */
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

/** With the user's own uid: leaves the practice. */
export async function removeMember(slug: string, uid: string): Promise<Problems | undefined> {
  return problemsOf(await call('removeMember', { companySlug: slug, uid }));
}

export async function setViewerExports(slug: string, allowed: boolean): Promise<Problems | undefined> {
  return problemsOf(await call('setViewerExports', { companySlug: slug, allowed }));
}

/** The first sentence, whatever its field: for views with only one place for messages. */
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
