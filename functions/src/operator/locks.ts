/** `close` and `unlock`: of a practice, or of an account. */
import { firstTrialStep, isReadOnly } from '@platzwart/domain/billing/trial';
import { formatDay } from '@platzwart/domain/dates/german-date';
import { FieldValue } from 'firebase-admin/firestore';
import { syncAccount } from '../accounts/sync-account.ts';
import { collections } from '../core/collections.ts';
import { inTransaction } from '../core/transaction.ts';
import { operator, writeLog } from '../core/write-log.ts';
import { releaseEmails } from '../emails/release-emails.ts';
import { isMailbox, noPractice, type OperatorTools, refusal, type Told } from './command.ts';

/**
 * A practice: read-only, unlisted, without requests, and its e-mails to strangers wait, until
 * `unlock`. An account: nobody gets in with it any more.
 */
export function close(target: string, tools: OperatorTools): Promise<Told> {
  return isMailbox(target) ? closeAccount(target, tools) : closePractice(target, tools);
}

async function closeAccount(address: string, tools: OperatorTools): Promise<Told> {
  const person = await tools.accounts.withEmail(address.toLowerCase());
  if (!person) return refusal(address, 'Mit dieser Adresse gibt es kein Konto.');
  if (!tools.isDry && !person.disabled) {
    // First: what nobody can see afterwards must not be all that happened.
    await logInPractices('accountClosed', person.uid, tools);
    await tools.accounts.shutOut(person.uid);
    await tools.accounts.endSignIns(person.uid);
  }
  // Again, if an earlier run broke off.
  if (!tools.isDry) await syncAccount(person.uid, tools);
  return {
    title: address,
    lines: [['Konto', person.disabled ? 'war schon gesperrt' : 'gesperrt, alle Anmeldungen enden']],
  };
}

async function logInPractices(
  what: 'accountClosed' | 'accountUnlocked',
  uid: string,
  { db, now }: OperatorTools,
): Promise<void> {
  const docs = collections(db);
  await inTransaction(db, async (tx) => {
    const practices = (await tx.get(docs.user(uid))).data()?.practices ?? [];
    for (const { slug } of practices)
      writeLog(tx, slug, { at: now(), by: operator, what, count: 0, member: uid }, docs);
  });
}

function closePractice(slug: string, { db, now, isDry }: OperatorTools): Promise<Told> {
  const docs = collections(db);
  return inTransaction(db, async (tx) => {
    const [practiceNow, accountNow] = await Promise.all([
      tx.get(docs.practice(slug)),
      tx.get(docs.account(slug)),
    ]);
    const [practice, account] = [practiceNow.data(), accountNow.data()];
    if (!practice || !account) return noPractice(slug);
    const isNew = !account.closedAt;
    if (isNew && !isDry) {
      tx.update(accountNow.ref, { closedAt: now() });
      tx.update(practiceNow.ref, { locked: true });
      writeLog(tx, slug, { at: now(), by: operator, what: 'practiceClosed', count: 0 }, docs);
    }
    return {
      title: practice.title,
      lines: [
        ['Praxis', isNew ? 'gesperrt: nur lesbar, nicht in der Liste' : 'war schon gesperrt'],
        ['E-Mails', 'an alle außerhalb des Teams warten'],
        ['Team', 'liest weiter; wer nicht mehr hinein soll: close {E-Mail}'],
      ],
    };
  });
}

/**
 * Takes back what `close` did, and a planned deletion; `until`: a trial then ends on that day. What
 * an unpaid subscription locks stays so.
 */
export function unlock(
  { target, until }: { target: string; until?: Date | undefined },
  tools: OperatorTools,
): Promise<Told> {
  return isMailbox(target) ? letIn(target, tools) : unlockPractice(target, until, tools);
}

async function letIn(address: string, tools: OperatorTools): Promise<Told> {
  const person = await tools.accounts.withEmail(address.toLowerCase());
  if (!person) return refusal(address, 'Mit dieser Adresse gibt es kein Konto.');
  if (!tools.isDry && person.disabled) {
    await logInPractices('accountUnlocked', person.uid, tools);
    await tools.accounts.letIn(person.uid);
  }
  if (!tools.isDry) await syncAccount(person.uid, tools);
  return {
    title: address,
    lines: [['Konto', person.disabled ? 'entsperrt' : 'war nicht gesperrt']],
  };
}

async function unlockPractice(
  slug: string,
  until: Date | undefined,
  tools: OperatorTools,
): Promise<Told> {
  const { db, now, isDry } = tools;
  const docs = collections(db);
  const told = await inTransaction(db, async (tx): Promise<Told> => {
    const [practiceNow, accountNow] = await Promise.all([
      tx.get(docs.practice(slug)),
      tx.get(docs.account(slug)),
    ]);
    const [practice, account] = [practiceNow.data(), accountNow.data()];
    if (!practice || !account) return noPractice(slug);
    const extendsTrial =
      until !== undefined && !account.subscription && until > account.trialEndsAt;
    const trialEndsAt = extendsTrial ? until : account.trialEndsAt;
    const { closedAt: _closed, ...rest } = account;
    const after = { ...rest, deletion: null, trialEndsAt };
    const locked = isReadOnly(after, now());
    const isChanged =
      extendsTrial ||
      Boolean(account.closedAt) ||
      account.deletion !== null ||
      practice.locked !== locked;
    // A restored practice has no next step.
    const needsStep =
      extendsTrial || (!account.subscription && !account.nextTrialStep && trialEndsAt > now());
    if (isChanged && !isDry) {
      tx.update(accountNow.ref, {
        closedAt: FieldValue.delete(),
        deletion: null,
        trialEndsAt,
        ...(needsStep && { nextTrialStep: firstTrialStep(trialEndsAt) }),
      });
      tx.update(practiceNow.ref, { locked });
      writeLog(tx, slug, { at: now(), by: operator, what: 'practiceUnlocked', count: 0 }, docs);
    }
    return {
      title: practice.title,
      lines: [
        ...(account.closedAt ? [['Sperre', 'aufgehoben'] as const] : []),
        ...(account.deletion ? [['Löschen', 'zurückgenommen'] as const] : []),
        ...(extendsTrial ? [['Testzeit', `bis ${formatDay(trialEndsAt)}`] as const] : []),
        [
          'Praxis',
          locked
            ? account.subscription
              ? 'bleibt nur lesbar: Ihr Abo ist beendet oder nicht bezahlt'
              : 'bleibt nur lesbar: Ihre Testzeit ist vorbei (--until verlängert sie)'
            : isChanged
              ? 'offen'
              : 'war nicht gesperrt',
        ],
      ],
    };
  });
  if (!isDry && !told.isRefused) await releaseEmails(slug, tools);
  return told;
}
