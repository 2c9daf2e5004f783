/** Links of e-mails about accounts: their secrets, and how they are looked up. */
import { createHash, randomBytes } from 'node:crypto';
import { accepted, type Outcome, refusedAt } from '@platzwart/domain/failure';
import { type AccountLink, type AccountLinkKind, isLinkOpen, linkMessages, newAccountLink } from '@platzwart/domain/sign-in/account-link';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';

/** A link that nobody has yet: the secret, for the e-mail alone, and what is stored in its place. */
export function freshLink(about: Pick<AccountLink, 'kind' | 'uid' | 'email' | 'newEmail'>, { db, now }: Pick<Tools, 'db' | 'now'>) {
  const code = randomBytes(32).toString('base64url');
  return { code, ref: collections(db).accountLink(idOf(code)), link: newAccountLink(about, now()) };
}

/** Stores the link and answers its code. */
export async function sendableCode(
  about: Pick<AccountLink, 'kind' | 'uid' | 'email' | 'newEmail'>,
  tools: Pick<Tools, 'db' | 'now'>,
): Promise<string> {
  const { code, ref, link } = freshLink(about, tools);
  await ref.create(link);
  return code;
}

export type OpenLink = { readonly link: AccountLink; readonly person: Person; readonly ref: DocumentReference<AccountLink> };

/** The link behind a code of that kind, with its account. Failure: used, expired or made void since, or of an account that is gone (field code). */
export async function openLink(kind: AccountLinkKind, code: string, { db, accounts, now }: Tools): Promise<Outcome<OpenLink>> {
  const ref = collections(db).accountLink(idOf(code));
  const link = (await ref.get()).data();
  const person = link?.kind === kind ? await accounts.withUid(link.uid) : undefined;
  if (!link || !person || person.disabled || !isLinkOpen(link, person.validSince, now())) return over;
  return accepted({ link, person, ref });
}

export const over = refusedAt('code', 'accountLinkOver', linkMessages.over);

const idOf = (code: string) => createHash('sha256').update(code).digest('hex');
