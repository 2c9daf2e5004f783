/**
 * Every field for an e-mail address reads what people paste, in whatever form. What fills fields in
 * without an event: `web/src/ui/silent-fill.test.tsx`.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bookingRequestFor } from '@platzwart/domain/booking/booking-request';
import { calls } from '@platzwart/domain/calls/calls';
import { ContactMessage } from '@platzwart/domain/contact/contact-message';
import { readableEmail } from '@platzwart/domain/contact/readable-email';
import { validateImportRow } from '@platzwart/domain/import/row';
import { Registration } from '@platzwart/domain/practice/registration';
import { edit } from '@platzwart/domain/request/edit';
import { validateManualEntry } from '@platzwart/domain/request/manual-entry';
import { pastedAddress } from '@platzwart/domain/text/text';
import { aFormConfiguration, aPractice } from '@platzwart/emulator-data/build-practice';
import { aBooking, aRequest } from '@platzwart/emulator-data/build-request';
import { describe, expect, it } from 'vitest';

const form = aFormConfiguration();
const today = '2026-11-27';

const booked = (email: string) =>
  bookingRequestFor(form, today).parse(aBooking({ email })) as { email: string };
const edited = (email: string) => {
  const request = aRequest();
  const context = { form, today, by: { kind: 'platform' }, now: new Date() } as const;
  const outcome = edit(request, { email: { from: request.email, to: email } }, context);
  return outcome.ok && outcome.value !== 'unchanged' ? outcome.value.after : { email: '' };
};
const entered = (email: string) => {
  const { termsOfUseAccepted: _terms, healthDataConsent: _health, ...call } = aBooking({ email });
  const outcome = validateManualEntry(call, aPractice(), form, today);
  return outcome.ok ? outcome.value : { email: '' };
};
const imported = (email: string) => {
  const row = { name: 'Anna Huber', email };
  const outcome = validateImportRow(row, { form, tags: [], today, country: 'AT' } as never);
  return outcome.ok ? outcome.value : { email: JSON.stringify(outcome) };
};

const aMessage = { messageId: 'a'.repeat(32), message: 'Guten Tag.', fillSeconds: 60 };

/** By the file of the field. */
const fields: Readonly<Record<string, Readonly<Record<string, (typed: string) => unknown>>>> = {
  'booking/question.tsx': {
    'the form': (typed) => booked(typed).email,
    'an entry by phone': (typed) => entered(typed).email,
    'an edit by the team': (typed) => edited(typed).email,
  },
  'booking/change-address.tsx': { 'the page after sending': (typed) => booked(typed).email },
  'patient-portal/contact-form.tsx': { 'the patient’s page': (typed) => edited(typed).email },
  'import/correct-row.tsx': { 'a cell of a list': (typed) => imported(typed).email },
  'practice/ask-notice.tsx': {
    'news of a paused practice': (email) =>
      calls.requestIntakeNotice.input.parse({ companySlug: 'praxis', email }).email,
  },
  'registration/registration-form.tsx': {
    registration: (typed) => Registration.shape.email.parse(typed),
  },
  'settings/profile/profile-view.tsx': {
    'the practice’s address': (typed) => Registration.shape.email.parse(typed),
  },
  'session/sign-in.tsx': { 'sign-in': pastedAddress },
  'session/sign-up.tsx': {
    'sign-up': (email) => calls.requestPasswordReset.input.parse({ email }).email,
  },
  'session/forgot-password.tsx': {
    'a forgotten password': (email) => calls.requestPasswordReset.input.parse({ email }).email,
  },
  'user/email-section.tsx': {
    'another address of the account': (email) =>
      calls.requestEmailChange.input.parse({ email }).email,
  },
  'marketing/contact-form.tsx': {
    'a message to us': (email) => ContactMessage.parse({ ...aMessage, email }).email,
  },
  'members/invite-form.tsx': {
    'an invitation': (email) =>
      calls.inviteMember.input.parse({ companySlug: 'praxis', email, role: 'viewer' }).email,
  },
};

const features = fileURLToPath(new URL('../../web/src/features/', import.meta.url));
/** Without what is there for password managers alone. */
const sourceOf = (file: string) =>
  readFileSync(features + file, 'utf8').replaceAll(/<input[^>]*readOnly[^>]*>/g, '');

it('all of them are here, and every page hears of what is filled in silently', () => {
  const found = globSync('**/*.tsx', { cwd: features }).filter(
    (file) =>
      !file.includes('.test.') &&
      // It only shows password managers whose password it is.
      file !== 'session/join.tsx' &&
      /(?:type=|type: |inputMode=\{kind === |email: )["']email["']/.test(sourceOf(file)),
  );
  expect(new Set(found)).toEqual(new Set(Object.keys(fields)));
  for (const start of ['../shell/deferred-components.tsx', '../login.tsx'])
    expect(sourceOf(start)).toContain('ui/silent-fill.ts');
});

const pasted = [
  'Anna Huber <anna@müller.example>',
  '„Anna Huber“ <anna@müller.example>;',
  'mailto:anna@müller.example',
  ' anna@müller.example. ',
  '„anna@müller.example“',
  'anna @ müller.example',
  'anna@MÜLLER.example',
  'anna\u200b@müller.example',
];

describe.each(Object.values(fields).flatMap((readers) => Object.entries(readers)))(
  '%s',
  (_, read) => {
    it.each(pasted)('reads %j', (typed) => {
      expect(read(typed)).toBe('anna@xn--mller-kva.example');
      expect(readableEmail(String(read(typed)))).toBe('anna@müller.example');
    });
  },
);
