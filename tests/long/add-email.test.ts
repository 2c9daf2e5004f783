/**
 * README's recipe "An e-mail", followed in a copy of the project: its entry, its template and where
 * it is sent; the rest follows.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/project-copy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy.remove());

const entry = 'functions/domain/emails/emails-to-strangers.ts';
const template = 'functions/src/emails/templates/paused.ts';
const sender = 'functions/src/requests/answer-request-link.ts';

it('an e-mail needs entry, template and sender: without all words it does not compile; with them it is named, listed, checked and followed', async () => {
  const inHistory = "    inHistory: 'Bestätigung der Pause',\n";
  copy.insert(
    entry,
    '  requestReceived: {',
    `  paused: {\n    to: 'patient',\n    countedAs: 'nothing',\n    limitedPer: 'request',\n${inHistory}  },\n`,
  );
  await expect(
    copy.node('node_modules/typescript/bin/tsc', '-p', 'functions/domain'),
  ).rejects.toMatchObject({ stdout: expect.stringContaining("Property 'inPolicy' is missing") });
  copy.insert(entry, inHistory.trimEnd(), "    inPolicy: 'die Bestätigung Ihrer Pause',\n");

  copy.create(
    template,
    `import type { OutgoingEmail } from '../../core/email.ts';
import { type PatientEmail, patientEmail } from './patient-email.ts';

type Paused = Pick<PatientEmail, 'about' | 'requestId' | 'practice' | 'contact' | 'request' | 'token' | 'now'>;

/** By its link. */ export const pausedEmail = (paused: Paused, origin: string): OutgoingEmail =>
  patientEmail(
    {
      ...paused,
      purpose: 'paused',
      subject: \`Ihre Pause bei \${paused.practice.title}\`,
      paragraphs: ['Ihre Anfrage macht jetzt Pause. Sie behalten Ihre Stelle auf der Warteliste.'],
      rows: [],
      buttonLabel: 'Meine Anfrage ansehen',
      notMine: 'Das waren nicht Sie? Dann beenden Sie die Pause bitte über den Link oben.',
    },
    origin,
  );
`,
  );
  copy.insert(
    sender,
    'import { withdrawnEmail }',
    "import { pausedEmail } from '../emails/templates/paused.ts';\n",
  );
  copy.insert(
    sender,
    "  return answer.kind === 'withdraw'",
    `  if (answer.kind === 'pause') {
    const id = (linkName: string) => \`\${about.slug}_\${about.requestId}_\${linkName}\`;
    const given = { ...about, request: change.value.after, about: id };
    return accepted({
      change: change.value,
      ...emailWithLink(given, (email) => pausedEmail(email, tools.origin)),
    });
  }
`,
  );
  await copy.node('scripts/check-types.ts');

  const passed = [
    ...(await copy.passedTests('unit', 'consistency/emails', 'mailbox-limits', 'unused-exports')),
    ...(await copy.passedTests('web', 'panel/format-history')),
  ];
  const of = (purpose: string) =>
    passed.flatMap((title) => {
      const [before, ...after] = title.split(new RegExp(`\\b${purpose}\\b(?: „[^“]*“)?`));
      return after.length > 0 ? [`${before}… ${after.join('')}`] : [];
    });
  expect(of('paused').length).toBeGreaterThan(12);
  expect(of('paused')).toEqual([...new Set(of('requestChanged'))]);
  // What each of its buttons leads to, which no list says: otherwise the journey does not load.
  await copy.node(
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', 'tests/journeys/playwright.config.ts', '--list', 'links-in-emails'],
  );
  expect(await copy.changedFiles()).toEqual([entry, sender, template]);
});
