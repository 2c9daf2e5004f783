/** Every form of the app: whether leaving asks about what was typed in it, or why it need not. */
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../web/src/', import.meta.url));
const sources = new Map(
  globSync('**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(root + file, 'utf8')] as const),
);

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
  'features/patient-portal/prescription.tsx': 'one day',
  'features/patient-portal/answer-form.tsx': 'the frame of the pause',
  'features/practice/ask-notice.tsx': 'one address, which the browser fills in',
  'features/requests/steps/call-back-days.tsx': 'one day; choosing it stores it',
  'features/billing/purchase-section.tsx':
    'a number and an interval, filled in; leads to the payment page itself',
  'features/billing/referral-section.tsx': 'only to be copied',
  'features/billing/referred-by-section.tsx': 'one code, pasted',
  'features/session/sign-in.tsx': 'a document of its own; passwords are better gone',
  'features/session/sign-up.tsx': 'a document of its own; passwords are better gone',
  'features/session/join.tsx': 'a name and a password: better gone',
  'features/session/forgot-password.tsx': 'a document of its own; one address, filled in',
  'features/session/redeem-account-link.tsx': 'a document of its own; passwords are better gone',
  'features/session/lock-screen.tsx': 'a PIN: better gone',
  'features/session/sign-in-again.tsx': 'a password: better gone',
  'features/session/second-step.tsx': 'a code: better gone',
  'pages/not-found-page.tsx': 'a search',
};

const askers = [...sources].filter(
  ([file, text]) =>
    /^(?:entities|features|pages|shell)/.test(file) && text.includes('useUnsavedInput('),
);
const exported = (text: string, name: RegExp) =>
  [...text.matchAll(/^export function (\w+)/gm)].flatMap(([, each = '']) =>
    name.test(each) ? each : [],
  );
/** Hooks that ask, and forms that ask around what they are given. */
const hooks = ['useUnsavedInput', ...askers.flatMap(([, text]) => exported(text, /^use[A-Z]/))];
const frames = askers.flatMap(([, text]) =>
  text.includes('children: ReactNode') ? exported(text, /^[A-Z]/) : [],
);
const asks = new RegExp(`(?<!function )\\b(?:${hooks.join('|')})[<(]|<(?:${frames.join('|')})\\b`);

/** What renders a file's components, or hands them on. */
const importers = new Map<string, string[]>();
for (const [file, text] of sources)
  for (const [, from = ''] of text.matchAll(
    /(?:^import (?!type)[^;]*?from |^export [^;]*?from |\bimport\()\s*'(\.[^']+\.tsx)'/gm,
  )) {
    const path = posix.join(posix.dirname(file), from);
    importers.set(path, [...new Set([...(importers.get(path) ?? []), file])]);
  }

/** The ways from a field up to the page, without anything that asks. */
function unasked(file: string, seen: readonly string[] = []): string[] {
  if (file in needNot || asks.test(sources.get(file) ?? '')) return [];
  const above = importers.get(file);
  const way = [...seen, file];
  if (!above) return [way.join(' < ')];
  return above.filter((each) => !way.includes(each)).flatMap((each) => unasked(each, way));
}

/** A form of its own, or a field people type in. */
const forms = [...sources]
  .filter(
    ([file, text]) =>
      /^(?:entities|features|pages|shell)\/.*\.tsx$/.test(file) &&
      /<(?:form|TextField|TextArea|PasswordField|DateField)\b/.test(text),
  )
  .map(([file]) => file);

it('every form asks before it is left, whichever renders its fields, or says why it need not', () => {
  expect(forms.length).toBeGreaterThan(40);
  expect(forms.flatMap((file) => unasked(file))).toEqual([]);
  expect(Object.keys(needNot).filter((file) => !forms.includes(file))).toEqual([]);
});
