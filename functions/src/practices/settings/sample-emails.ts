/** Sample e-mails about nobody: to preview, and to send to oneself. */

import { randomBytes } from 'node:crypto';
import type { SampleEmail } from '@platzwart/domain/calls/sample-email';
import { day } from '@platzwart/domain/dates/durations';
import {
  accepted,
  functionsMessages,
  type Outcome,
  refused,
  refusedAt,
  wholeForm,
} from '@platzwart/domain/failure';
import { confirmedEmailOf } from '@platzwart/domain/practice/account';
import { mayWrite } from '../../accounts/email-limit.ts';
import { collections } from '../../core/collections.ts';
import type { OutgoingEmail } from '../../core/email.ts';
import { handler } from '../../core/handler.ts';
import type { Tools } from '../../core/tools.ts';
import { queueEmail } from '../../emails/outbox.ts';
import { dailyDigestEmail } from '../../emails/templates/daily-digest.ts';
import { followUpQuestionEmail } from '../../emails/templates/follow-up-question.ts';
import { newRequestEmail } from '../../emails/templates/new-request.ts';
import { testEmail } from '../../emails/templates/test-email.ts';
import { withPicture } from '../../emails/with-logo.ts';
import { logoPath } from '../logo.ts';
import { vacancySample } from './vacancy-sample.ts';

/** Used in links that lead to no request. */
const noToken = 'muster';

/** Milliseconds the sample patient has waited at the first follow-up. */
const usualWait = 84 * day;

/**
 * Previews a practice's e-mail with these texts (spec section 1, notification and follow-up). Sends
 * nothing; for all members, in a locked practice too. Failures: signInNeeded, notAllowed, texts
 * that are too long.
 */
export const previewLetter = handler(
  'previewLetter',
  async ({ companySlug: slug, sample }, _caller, tools) => {
    const written = await sampleOf(slug, sample, '', tools);
    if (!written.ok) return written;
    // As far as the e-mail itself will carry it.
    const logo = (await collections(tools.db).practiceLogo(slug).get()).data();
    const { subject, text, html } = written.value;
    return accepted({
      subject,
      text,
      html: logo?.emailBytes ? withPicture(html, logoPath(slug, logo)) : html,
    });
  },
);

/**
 * The same, sent to the caller's own address. Out: that address. Failures: as above, a locked
 * practice, an unconfirmed address, and too many such e-mails (field form).
 */
export const sendTestLetter = handler(
  'sendTestLetter',
  ['keyedHash'],
  async ({ companySlug: slug, sample }, caller, tools) => {
    if (!caller.emailVerified)
      return refusedAt(wholeForm, 'emailUnverified', functionsMessages.emailUnverified);
    const written = await sampleOf(slug, sample, functionsMessages.thisIsATest, tools);
    if (!written.ok) return written;
    if (!(await mayWrite('testEmail', { others: [caller.uid] }, tools)))
      return refusedAt(wholeForm, 'tooManyEmails', functionsMessages.tooManyEmails);
    const to = { name: caller.name, address: caller.membership.email || caller.email };
    await tools.db.runTransaction((tx) => {
      queueEmail(
        tx,
        testEmail(written.value, { to, key: randomBytes(8).toString('hex'), now: tools.now() }),
        tools.db,
      );
      return Promise.resolve();
    });
    return accepted({ to: to.address });
  },
);

async function sampleOf(
  slug: string,
  sample: SampleEmail,
  notice: string,
  { db, now, origin }: Pick<Tools, 'db' | 'now' | 'origin'>,
): Promise<Outcome<OutgoingEmail>> {
  const docs = collections(db);
  const [practiceNow, accountNow] = await Promise.all([
    docs.practice(slug).get(),
    docs.account(slug).get(),
  ]);
  const [practice, account] = [practiceNow.data(), accountNow.data()];
  if (!practice || !account) return refused({ kind: 'notAllowed' });
  const moment = now();
  switch (sample.kind) {
    case 'newRequest': {
      const [location] = practice.locations;
      const request = { locationIds: location ? [location.id] : [], requestedAt: moment };
      return accepted(
        newRequestEmail(
          { practice, account, requestId: noToken, request, times: 3, notice },
          undefined,
          origin,
        ),
      );
    }
    case 'dailyDigest':
      return accepted(
        dailyDigestEmail(
          { practice, account, count: 3, isMore: false, now: moment, notice },
          origin,
        ),
      );
    case 'followUpQuestion':
    case 'followUpReminder': {
      const asked = {
        email: account.email,
        emailConfirmedAt: moment,
        requestedAt: new Date(moment.getTime() - usualWait),
      };
      const about = {
        practice,
        contact: confirmedEmailOf(account),
        about: noToken,
        requestId: noToken,
        request: asked,
        token: noToken,
        now: moment,
      };
      return accepted(
        followUpQuestionEmail(
          {
            ...about,
            isReminder: sample.kind === 'followUpReminder',
            customText: sample.text,
            mayLink: account.approvedAt !== null,
            notice,
          },
          origin,
        ),
      );
    }
    case 'vacancyOffer':
    case 'vacancyGiven':
      return accepted(
        vacancySample(sample, { practice, account, token: noToken, notice, now: moment }, origin),
      );
  }
}
