/** Creates, stores and looks up the secrets behind links in account e-mails. */
import { createHash, randomBytes } from 'node:crypto';
import { accepted, type Outcome, refusedAt } from '@platzwart/domain/failure';
import {
  type AccountLink,
  type AccountLinkKind,
  isLinkOpen,
  linkMessages,
  newAccountLink,
} from '@platzwart/domain/sign-in/account-link';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Person } from '../core/accounts.ts';
import { collections } from '../core/collections.ts';
import type { Tools } from '../core/tools.ts';
import { knownPerson } from './sync-account.ts';

/**
 * A link not yet sent: the secret, which only the e-mail carries, and the document stored in its
 * place.
 */
export function freshLink(
  about: Pick<AccountLink, 'kind' | 'uid' | 'email' | 'newEmail'>,
  { db, now }: Pick<Tools, 'db' | 'now'>,
) {
  const code = randomBytes(32).toString('base64url');
  return { code, ref: collections(db).accountLink(idOf(code)), link: newAccountLink(about, now()) };
}

/** Stores the link and returns its code. */
export async function sendableCode(
  about: Pick<AccountLink, 'kind' | 'uid' | 'email' | 'newEmail'>,
  tools: Pick<Tools, 'db' | 'now'>,
): Promise<string> {
  const { code, ref, link } = freshLink(about, tools);
  await ref.create(link);
  return code;
}

export type OpenLink = {
  readonly link: AccountLink;
  readonly person: Person;
  readonly ref: DocumentReference<AccountLink>;
};

/**
 * The link behind a code of that kind, with its account. Failure (field code): used, expired,
 * voided, or without an account.
 */
export async function openLink(
  kind: AccountLinkKind,
  code: string,
  tools: Tools,
): Promise<Outcome<OpenLink>> {
  const { db, now } = tools;
  const ref = collections(db).accountLink(idOf(code));
  const link = (await ref.get()).data();
  if (link?.kind !== kind) return over;
  // The way back puts it back itself, past more than that.
  const person = await (kind === 'keepEmail'
    ? tools.accounts.withUid(link.uid)
    : knownPerson(link.uid, tools));
  if (!person || person.disabled || !isLinkOpen(link, person.validSince, now())) return over;
  return accepted({ link, person, ref });
}

export const over = refusedAt('code', 'accountLinkOver', linkMessages.over);

const idOf = (code: string) => createHash('sha256').update(code).digest('hex');
