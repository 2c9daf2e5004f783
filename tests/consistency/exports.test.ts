/**
 * Every place of the web app that makes a file, prints or copies is known, and those with patients'
 * data log it first.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const source = new URL('../../web/src/', import.meta.url);

const leavesTheScreen =
  /createObjectURL\(|window\.print\(|usePrint\(|clipboard\.write|\bsave(?:File|Table|Workbook)\(/;

/** File below web/src -> what precedes it. */
const known: Record<string, string> = {
  // Patients' data: behind recordExport, as exports.test.tsx and log-view.test.tsx show.
  'features/requests/export/write-file.ts': 'recordExport, in use-export.tsx',
  'entities/print/use-print-job.tsx': 'recordExport, before all that is printed with it',
  'features/log/log-view.tsx': 'recordExport, a line above',
  'features/settings/privacy/use-practice-export.ts':
    'exportPractice, which writes its line itself',
  'ui/save-file.ts': 'hands out what it is given',
  'ui/csv.ts': 'hands out the table it is given',
  'ui/workbook.ts': 'hands out the table it is given',
  // One line shown on the screen, which could be selected there; the log records that the request
  // was opened.
  'features/requests/panel/request-actions.tsx':
    'the address of an opened request, for an e-mail or a map',
  // Numbers without anybody: small ones are hidden.
  'features/statistics/statistics-view.tsx': 'counts of months',
  'entities/practice/phone-text.tsx': 'a sentence shown on the screen',
  // Nothing that a practice stores about patients.
  'features/settings/privacy/contract-section.tsx': 'a contract',
  'features/settings/sharing/qr-section.tsx': 'a public link',
  'features/import/choose-file.tsx': 'a sample without anybody in it',
  'features/import/import-outcome.tsx': 'rows of the own file that were not taken over',
  'features/patient-portal/download.tsx': 'one’s own data',
  'features/patient-portal/certificate-request.tsx': 'a certificate about oneself',
  'features/patient-portal/calendar-entry.tsx': 'one’s own place, without a name',
  'features/billing/referral-section.tsx': 'a code',
  'features/marketing/use-seekable-file.ts': 'an introduction video',
  'features/registration/practice-preview.tsx': 'a picture',
  'features/settings/profile/link-line.tsx': 'a public link',
  'features/settings/profile/use-pictures.ts': 'a picture',
  'features/settings/sharing/copy-field.tsx': 'a public link',
  'entities/practice/copy-link.tsx': 'a public link',
  'features/settings/sharing/poster-section.tsx': 'a poster',
  'features/user/recovery-codes.tsx': 'one’s own codes',
  'features/legal/legal-page.tsx': 'a legal text',
  'pages/terms-of-service-page.tsx': 'a legal text',
  'ui/print/print.tsx': 'the way to the printer itself',
  'ui/file-field.tsx': 'a picture',
};

it('nothing leaves the screens but by these', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter(
    (file) => !file.includes('.test.'),
  );
  const found = files.filter((file) =>
    leavesTheScreen.test(readFileSync(new URL(file, source), 'utf8')),
  );
  expect(new Set(found)).toEqual(new Set(Object.keys(known)));
});
