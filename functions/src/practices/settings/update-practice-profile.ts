import { PracticeProfile, profileOf } from '@platzwart/domain/booking/practice-profile';
import { isSameEmail } from '@platzwart/domain/contact/email-address';
import {
  accepted,
  functionsMessages,
  messages,
  type Outcome,
  refused,
  refusedAt,
} from '@platzwart/domain/failure';
import { type Account, confirmedEmailOf } from '@platzwart/domain/practice/account';
import { deceptiveDetails } from '@platzwart/domain/practice/deceptive-name';
import type { Practice } from '@platzwart/domain/practice/practice';
import { maxFileSize } from '@platzwart/domain/practice/registration';
import type { User } from '@platzwart/domain/team/member';
import { applyEdits, type FieldEdits } from '@platzwart/domain/text/field-edits';
import { type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { type Collections, collections, type PracticeLogo } from '../../core/collections.ts';
import { handler } from '../../core/handler.ts';
import { replaceUnchanged } from '../../core/optimistic-write.ts';
import type { Tools } from '../../core/tools.ts';
import { logSettings } from '../../core/write-log.ts';
import { notQueuedYet, queueEmail } from '../../emails/outbox.ts';
import { decideName, withHeld } from '../decide-name.ts';
import { mayAskToConfirm, newEmailConfirmation } from '../email-confirmation.ts';
import { logoPath, logoSentBy } from '../logo.ts';
import { changeWithForm } from './change-with-form.ts';

/** The logo's change: `from` is the one the editor saw. */
type LogoEdit = { readonly from: string; readonly stored: PracticeLogo | undefined };

/**
 * Changes the practice's public profile (spec section 3, "Company"), relative to what the editor
 * saw: all or nothing. A new title is copied into every member's own list; the slug never changes.
 * `logo.image` is a picture as base64 (PNG, JPEG, WebP, GIF; at most 4 MB), null to remove it. Out:
 * the new logo path. Failures: signInNeeded, freshSignInNeeded (another e-mail address),
 * notAllowed, a locked practice (field form), and details at the fields, including `logoImage`,
 * also for a colleague's concurrent changes. A new e-mail address takes effect once it is
 * confirmed, and a practice that could be taken for another is closed and unlisted until the
 * operator approves it.
 */
export const updatePracticeProfile = handler(
  'updatePracticeProfile',
  ['keyedHash'],
  async ({ companySlug: slug, edits, logo: sent }, caller, tools) => {
    const { db, now, origin } = tools;
    const docs = collections(db);
    // A picture is only unpacked, and an address only counted, if the rest of the input is valid.
    const early = sent || edits.email ? await editedNow(slug, edits, docs) : undefined;
    if (early && !early.ok) return early;
    const picture = sent ? await pictureOf(sent, caller.uid, tools) : undefined;
    if (picture && !picture.ok) return picture;
    const logo = picture?.value;
    // Counted before it is written: each new address gets an e-mail.
    if (early?.value.isAsked && !(await mayAskToConfirm(slug, early.value.email, tools)))
      return refusedAt('email', 'tooManyEmails', functionsMessages.tooManyEmails);
    return changeWithForm<{ logoImagePath: string }>(slug, db, async (tx, formNow) => {
      const [practiceNow, accountNow] = await Promise.all([
        tx.get(docs.practice(slug)),
        tx.get(docs.account(slug)),
      ]);
      const [practice, form, account] = [practiceNow.data(), formNow.data(), accountNow.data()];
      if (!practice || !form || !account) return refused({ kind: 'notAllowed' });
      const before = profileOf(practice, account, form);
      const edited = applyEdits(PracticeProfile, before, edits);
      if (!edited.ok) return edited;
      const logoImagePath = logo?.stored
        ? logoPath(slug, logo.stored)
        : logo
          ? ''
          : practice.logoImagePath;
      if (logo && ![logo.from, logoImagePath].includes(practice.logoImagePath)) {
        return refusedAt('logoImage', 'changedMeanwhile', messages.changedMeanwhile);
      }
      if (edited.value === before && logoImagePath === practice.logoImagePath)
        return accepted({ logoImagePath });

      const { email, profileText, ...shown } = edited.value;
      const deceptive = deceptiveDetails(changedOf(shown, practice));
      if (deceptive.length > 0) return refused({ kind: 'invalid', details: deceptive });
      const users = shown.title === practice.title ? [] : await usersOf(slug, tx, docs);
      const wanted = { ...withHeld(practice, account), ...shown, logoImagePath };
      const decided = await decideName(
        { practice: wanted, before: practice, account, uid: caller.uid },
        tools,
      );
      const queueAsks = await notQueuedYet(tx, decided.asks, db);
      const { emails, ...addressed } = emailChanges(
        account,
        wanted,
        { address: email, askedBy: caller.uid, now: now() },
        origin,
      );
      tx.set(docs.practice(slug), decided.practice);
      tx.update(accountNow.ref, { ...addressed, ...decided.account });
      for (const message of emails) queueEmail(tx, message, db);
      queueAsks();
      if (logoImagePath !== '')
        tx.update(accountNow.ref, { firstSteps: FieldValue.arrayRemove('logo') });
      if (profileText !== form.profileText) replaceUnchanged(tx, formNow, { ...form, profileText });
      if (logo?.stored) tx.set(docs.practiceLogo(slug), logo.stored);
      else if (logo) tx.delete(docs.practiceLogo(slug));
      for (const user of users) updateTitle(tx, user, { slug, title: shown.title });
      const fields = [
        ...Object.keys(edits),
        ...(logoImagePath === practice.logoImagePath ? [] : ['logoImage']),
      ];
      logSettings(tx, slug, { what: 'profileChanged', by: caller, at: now(), fields }, docs);
      return accepted({ logoImagePath });
    });
  },
);

/** Names that stay are not checked again. */
function changedOf(
  shown: Pick<Practice, 'title' | 'subtitle' | 'contactPerson'>,
  before: Practice,
) {
  const { title, subtitle, contactPerson } = shown;
  return {
    ...(title !== before.title && { title }),
    ...(subtitle !== before.subtitle && { subtitle }),
    ...(contactPerson !== before.contactPerson && { contactPerson }),
  };
}

/**
 * A new address gets nothing before it is confirmed; returning to the confirmed one needs no
 * e-mail.
 */
function needsToConfirm(account: Account, email: string): boolean {
  return email !== account.email && !isSameEmail(confirmedEmailOf(account), email);
}

function emailChanges(
  account: Account,
  practice: Practice,
  asked: Parameters<typeof newEmailConfirmation>[1],
  origin: string,
) {
  const email = asked.address;
  if (email === account.email) return { emails: [] };
  const confirmedEmail = confirmedEmailOf(account);
  if (!needsToConfirm(account, email))
    return { emails: [], email, confirmedEmail: email, emailConfirmation: null };
  const { stored, emails } = newEmailConfirmation(practice, asked, origin);
  return { emails, email, confirmedEmail, emailConfirmation: stored };
}

async function editedNow(
  slug: string,
  edits: FieldEdits,
  docs: Collections,
): Promise<Outcome<{ email: string; isAsked: boolean }>> {
  const [practiceNow, accountNow, formNow] = await Promise.all([
    docs.practice(slug).get(),
    docs.account(slug).get(),
    docs.form(slug).get(),
  ]);
  const [practice, account, form] = [practiceNow.data(), accountNow.data(), formNow.data()];
  if (!practice || !form || !account) return refused({ kind: 'notAllowed' });
  const edited = applyEdits(PracticeProfile, profileOf(practice, account, form), edits);
  if (!edited.ok) return edited;
  const deceptive = deceptiveDetails(changedOf(edited.value, practice));
  if (deceptive.length > 0) return refused({ kind: 'invalid', details: deceptive });
  const { email } = edited.value;
  return accepted({ email, isAsked: needsToConfirm(account, email) });
}

async function pictureOf(
  { from, image }: { from: string; image: string | null },
  uid: string,
  tools: Pick<Tools, 'db' | 'now'>,
): Promise<Outcome<LogoEdit>> {
  if (image === null) return accepted({ from, stored: undefined });
  const bytes = Buffer.from(image, 'base64');
  if (bytes.length > maxFileSize)
    return refusedAt('logoImage', 'fileTooLarge', messages.fileTooLarge);
  const validated = await logoSentBy(uid, bytes, tools);
  return validated.ok ? accepted({ from, stored: validated.value }) : validated;
}

/** The user documents of all members. */
async function usersOf(
  slug: string,
  tx: Transaction,
  docs: Collections,
): Promise<DocumentSnapshot<User>[]> {
  const members = await tx.get(docs.members(slug));
  return members.empty ? [] : tx.getAll(...members.docs.map(({ id }) => docs.user(id)));
}

function updateTitle(
  tx: Transaction,
  user: DocumentSnapshot<User>,
  { slug, title }: { slug: string; title: string },
): void {
  const practices = user.data()?.practices;
  if (!practices?.some((practice) => practice.slug === slug)) return;
  tx.update(user.ref, {
    practices: practices.map((practice) =>
      practice.slug === slug ? { ...practice, title } : practice,
    ),
  });
}
