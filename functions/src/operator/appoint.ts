/** `appoint`: somebody takes over a practice that has nobody left to decide for it. */
import { demandOf } from '@platzwart/domain/sign-in/session-document';
import { collections } from '../core/collections.ts';
import { isMovedPastUs } from '../core/known-account.ts';
import { watchMember } from '../core/known-members.ts';
import { inTransaction } from '../core/transaction.ts';
import { operator, writeLog } from '../core/write-log.ts';
import { queueEmail } from '../emails/outbox.ts';
import { roleChangedEmails } from '../emails/templates/team-notices.ts';
import { linksOfBefore } from '../team/links-of-before.ts';
import { nameOf, withPractice } from '../team/membership.ts';
import { movedPastUs, noPractice, type OperatorTools, refusal, type Told } from './command.ts';

/**
 * Makes the account of that address administrator, a member or not, once no administrator of the
 * practice can sign in any more: their accounts are gone or closed. Tells the team.
 */
export async function appoint(
  { target: slug, member: address }: { target: string; member: string },
  tools: OperatorTools,
): Promise<Told> {
  const { db, now, origin, accounts, isDry } = tools;
  const docs = collections(db);
  const person = await accounts.withEmail(address.toLowerCase());
  if (!person) return refusal(slug, `Mit der Adresse ${address} gibt es kein Konto.`);
  if (person.disabled) return refusal(slug, 'Dieses Konto ist gesperrt.');
  if (!person.emailVerified)
    return refusal(slug, 'Diese Adresse ist nicht bestätigt: Niemand weiß, wem sie gehört.');
  if (await isMovedPastUs((await docs.user(person.uid).get()).data(), person, tools))
    return refusal(slug, movedPastUs);
  const administrators = await docs.members(slug).where('role', '==', 'administrator').get();
  const there = (
    await Promise.all(
      administrators.docs.map(async (each) => {
        const account = await accounts.withUid(each.id);
        return account && !account.disabled ? [{ uid: each.id, ...each.data() }] : [];
      }),
    )
  ).flat();
  const isAlready = there.some(({ uid }) => uid === person.uid);
  if (there.length > 0 && !isAlready)
    return refusal(
      slug,
      `Es gibt noch jemanden mit der Rolle Administration: ${there.map(({ name, email }) => `${name} <${email}>`).join(', ')}. Wer nicht mehr hinein soll: close {E-Mail}.`,
    );
  return inTransaction(db, async (tx): Promise<Told> => {
    const [practiceNow, memberNow, userNow, account, voidLinks] = await Promise.all([
      tx.get(docs.practice(slug)),
      tx.get(docs.member(slug, person.uid)),
      tx.get(docs.user(person.uid)),
      tx.get(docs.account(slug)),
      linksOfBefore(person, tx, docs),
    ]);
    const [practice, member, user] = [practiceNow.data(), memberNow.data(), userNow.data()];
    if (!practice) return noPractice(slug);
    const name = member?.name ?? nameOf(user, person);
    const told: Told = {
      title: practice.title,
      lines: [
        [
          'Administration',
          member?.role === 'administrator'
            ? `hatte ${name} schon`
            : `hat jetzt ${name} <${person.email}>`,
        ],
      ],
    };
    if (isDry || member?.role === 'administrator') return told;
    const role = 'administrator' as const;
    const shown = { name, email: person.email, signInsValidFrom: person.validSince };
    voidLinks(user);
    watchMember(tx, person.uid, docs);
    tx.set(docs.member(slug, person.uid), {
      lastVisit: null,
      ...member,
      ...demandOf(user, account.data()),
      ...shown,
      role,
    });
    tx.set(docs.user(person.uid), {
      ...user,
      ...shown,
      practices: withPractice(user?.practices ?? [], { slug, title: practice.title, role }),
    });
    const line = { at: now(), by: operator, count: 0, member: person.uid, role };
    writeLog(
      tx,
      slug,
      member
        ? { ...line, what: 'roleChanged', from: member.role }
        : { ...line, what: 'memberJoined' },
      docs,
    );
    const cause = `${person.uid}_${now().getTime()}_${role}`;
    const receivers = [{ name, address: person.email }];
    for (const email of roleChangedEmails(
      { practice, name, role, cause, now: now() },
      receivers,
      origin,
    ))
      queueEmail(tx, email, db);
    return told;
  });
}
