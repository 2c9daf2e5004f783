/** Every form of the app: whether leaving asks about what was typed in it, or why it need not. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../web/src/', import.meta.url));
const source = (file: string) => readFileSync(root + file, 'utf8');

/** Files that ask, each with the files whose fields belong to its form. */
const asks: Record<string, readonly string[]> = {
  'features/booking/booking-form.tsx': [
    'features/booking/question.tsx',
    'features/booking/further-question.tsx',
    'features/booking/own-question.tsx',
  ],
  'features/booking/manual-entry/manual-entry-view.tsx': [
    'features/booking/manual-entry/entry-fields.tsx',
    'features/booking/manual-entry/times-field.tsx',
  ],
  'features/booking/edit-request.tsx': [],
  'features/booking/change-address.tsx': [],
  'features/settings/use-settings-form.tsx': [
    'features/settings/settings-page.tsx',
    'features/settings/markdown-field.tsx',
    'features/settings/profile/profile-view.tsx',
    'features/settings/offering/offering-view.tsx',
    'features/settings/follow-up/follow-up-view.tsx',
    'features/settings/intake/intake-view.tsx',
    'features/settings/form/form-row.tsx',
    'features/settings/form/own-questions-section.tsx',
    'features/settings/locations/location-card.tsx',
    'features/settings/locations/plan-line.tsx',
  ],
  'features/settings/setup/setup-view.tsx': [],
  'features/patient-portal/contact-form.tsx': [],
  'features/patient-portal/times-editor.tsx': [],
  'features/patient-portal/offer-question.tsx': [],
  'features/registration/registration-form.tsx': [],
  'features/marketing/contact-form.tsx': [],
  'features/members/invite-form.tsx': [],
  'entities/practice/contract-party.tsx': [],
  'features/user/account-form.tsx': [
    'features/user/name-section.tsx',
    'features/user/email-section.tsx',
    'features/user/password-section.tsx',
  ],
  'features/import/import-view.tsx': [
    'features/import/choose-file.tsx',
    'features/import/correct-row.tsx',
    'features/import/email-consent.tsx',
  ],
  'features/import/run-import.tsx': [],
  // Lists and tags.
  'entities/named/named-form.tsx': ['features/lists/save-list.tsx'],
  'features/vacancies/panel/terms-section.tsx': ['features/vacancies/terms/terms-fields.tsx'],
  'features/vacancies/panel/question.tsx': [],
  // Saves itself; asks only where that has failed, or a colleague was faster.
  'features/requests/panel/note-editor.tsx': [],
  'features/requests/steps/call-note.tsx': [],
  // What was typed before the session ended.
  'features/session/signed-out-elsewhere.tsx': [],
};

const needNot: Record<string, string> = {
  'features/administration/settings-search.tsx': 'a search',
  'features/practice/choose-practice.tsx': 'a search',
  'features/vacancies/offer/further-people.tsx': 'a search',
  'features/vacancies/panel/add-people.tsx': 'a search',
  'features/requests/panel/tag-picker.tsx':
    'a search; a new tag is stored with the press that names it',
  'features/settings/sharing/copy-field.tsx': 'only to be copied',
  'features/settings/privacy/deletion-question.tsx': 'the word typed is a confirmation',
  'features/certificate/verify-certificate.tsx': 'a number read off a sheet, which nothing stores',
  'features/patient-portal/proof-field.tsx': 'a proof of identity: better gone',
  'features/patient-portal/personal-data.tsx': 'a proof of identity: better gone',
  'features/patient-portal/consent-form.tsx': 'a proof of identity: better gone',
  'features/patient-portal/pause.tsx': 'one day, filled in',
  'features/patient-portal/answer-form.tsx': 'the frame of the pause',
  'features/practice/ask-notice.tsx': 'one address, which the browser fills in',
  'features/requests/steps/call-back-days.tsx': 'one day; choosing it stores it',
  'features/billing/purchase-section.tsx':
    'a number and an interval, filled in; leads to the payment page itself',
  'features/billing/referral-section.tsx': 'only to be copied',
  'features/billing/referred-by-section.tsx': 'one code, pasted',
  'features/vacancies/panel/give-dialog.tsx':
    'filled in; a dialog over the page, closed by its own buttons',
  'features/session/sign-in.tsx': 'a document of its own; passwords are better gone',
  'features/session/sign-up.tsx': 'a document of its own; passwords are better gone',
  'features/session/join.tsx': 'a name and a password: better gone',
  'features/session/forgot-password.tsx': 'a document of its own; one address, filled in',
  'features/session/redeem-account-link.tsx': 'a document of its own; passwords are better gone',
  'features/session/lock-screen.tsx': 'a PIN: better gone',
  'features/session/sign-in-again.tsx': 'a password: better gone',
  'features/session/second-step.tsx': 'a code: better gone',
  'features/user/codes-set-up.tsx': 'a code: better gone',
  'features/user/lock-section.tsx': 'a PIN: better gone',
  'features/user/factors-section.tsx': 'one name, filled in',
  'pages/not-found-page.tsx': 'a search',
};

/** A form of its own, or a field people type in. */
const forms = globSync('{entities,features,pages,shell}/**/*.tsx', { cwd: root }).filter(
  (file) =>
    !file.includes('.test.') && /<(?:form|TextField|TextArea|PasswordField)\b/.test(source(file)),
);

it('every form asks before it is left, or says why it need not', () => {
  expect(forms.length).toBeGreaterThan(40);
  const known = new Set([...Object.entries(asks).flat(2), ...Object.keys(needNot)]);
  expect(forms.filter((file) => !known.has(file))).toEqual([]);
  expect(Object.keys(needNot).filter((file) => !forms.includes(file))).toEqual([]);
});

it('those that ask are in the registry, and no other', () => {
  const registered = globSync('{entities,features,pages,shell}/**/*.tsx', { cwd: root }).filter(
    (file) => !file.includes('.test.') && source(file).includes('useUnsavedInput('),
  );
  expect(new Set(registered)).toEqual(new Set(Object.keys(asks)));
});
