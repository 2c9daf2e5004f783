/** What must hold for every e-mail, including future ones. */
import { readFileSync } from 'node:fs';
import { supportEmail } from '@platzwart/domain/practice/support-email';
import { Email, type OutgoingEmail } from '@platzwart/functions/core/email';
import { patientPurposes } from '@platzwart/functions/emails/purposes';
import { describe, expect, it } from 'vitest';
import { contact, everyEmail, origin, patient, practicePhone } from '../support/every-email.ts';

const now = new Date('2026-11-21T10:00:00Z');
const title = 'Praxis am See';
const hostile = 'Praxis "O\'Neil" & <script>alert(1)</script> <img src=x onerror=alert(2)> Söhne';
const emails = everyEmail(title, now);

const isToOperator = ({ purpose }: OutgoingEmail) => purpose.endsWith('Alarm') || purpose === 'reviewAsked';

/** E-mails about a person's account or to the operator are the platform's own. */
const ofPlatform: ReadonlySet<string> = new Set(['emailVerification', 'passwordReset', 'emailChange', 'runAlarm']);

const nameOf = (email: OutgoingEmail) => `${email.purpose} „${email.subject}“`;

it('the README beside the mail code lists every e-mail by its id', () => {
  const readme = readFileSync(new URL('../../functions/src/emails/README.md', import.meta.url), 'utf8');
  expect(Email.shape.purpose.options.filter((purpose) => !readme.includes(`| \`${purpose}_`))).toEqual([]);
});

/** The privacy policy's name for each e-mail to a patient. */
const inPolicy: Readonly<Record<string, string>> = {
  requestReceived: 'die Bestätigung Ihrer Anfrage',
  requestExists: 'Ihre frühere Anfrage',
  newAddress: 'die Bestätigung der neuen Adresse',
  formerAddress: 'einen Hinweis an die bisherige',
  freshLink: 'einen neuen Link',
  withdrawn: 'Ihre Anfrage zurückgezogen',
  deletionNotice: 'eine Ankündigung',
  followUpQuestion: 'Rückfragen',
  followUpReminder: 'eine Erinnerung daran',
};

it('the privacy policy lists every e-mail to a patient, and none that there is not', () => {
  const policy = readFileSync(new URL('../../web/src/content/legal/privacy-policy.md', import.meta.url), 'utf8');
  const list = /^Zu Ihrer Anfrage bekommen Sie.*\n\n((?:- .*\n)+)/m.exec(policy)?.[1] ?? '';
  const lines = list.trimEnd().split('\n');
  expect(new Set(Object.keys(inPolicy))).toEqual(patientPurposes);
  expect(Object.values(inPolicy).filter((words) => lines.filter((line) => line.includes(words)).length !== 1)).toEqual([]);
  expect(lines.filter((line) => !Object.values(inPolicy).some((words) => line.includes(words)))).toEqual([]);
});

it('no purpose is without an e-mail in this table', () => {
  expect(new Set(emails.map(({ purpose }) => purpose))).toEqual(new Set(Email.shape.purpose.options));
});

describe.each(emails.map((email) => [nameOf(email), email] as const))('%s', (_name, email) => {
  it('tells nothing of the person, neither in its subject nor in its text', () => {
    const told = `${email.subject}\n${email.text}\n${email.html}`;
    const secrets = Object.values({ ...patient, germanBirthdate: '17.05.1984' });
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  });

  it('has a subject that is one short line and speaks neither of health nor of therapy', () => {
    expect(email.subject).not.toMatch(/therap|krank|gesund|diagnos|beschwerd|behandl|arzt|überweis|verordn|versicher|geburt|kasse/i);
    expect(email.subject).not.toMatch(/[\r\n!<>]/);
    expect(email.subject.length).toBeLessThanOrEqual(90);
  });

  it('says the same as text and as HTML, and leads to the same pages', () => {
    expect(wordsOf(email.text.replace(/^https:\S+$/gm, ''))).toEqual(wordsOf(shown(email.html)).slice(1));
    const buttons = [...email.text.matchAll(/^https:\S+$/gm)].map(([url]) => url);
    expect(buttons).toEqual([...email.html.matchAll(/<a href="([^"]*)"/g)].map(([, url = '']) => unescaped(url)));
    // The operator has no page to open.
    if (!email.purpose.endsWith('Alarm')) expect(buttons.length).toBeGreaterThan(0);
    for (const url of buttons) expect(`${url}/`.startsWith(`${origin}/`)).toBe(true);
  });

  it('is German, without exclamation and without anything left unfilled', () => {
    expect(email.text).toMatch(/^(?:Guten Tag|Hallo)[^\n]*,\n/);
    expect(email.text).toMatch(/\b(?:der|die|das|und|nicht|für)\b|ß|[äöü]/);
    expect(email.text).not.toContain('!');
    expect(email.text).not.toMatch(/undefined|null|NaN|Invalid|\[object|\$\{/);
    expect(email.html).toContain('<html lang="de">');
  });

  it('loads nothing from anywhere and runs nothing', () => {
    expect(email.html).not.toMatch(/<(?:img|script|link|iframe|form|style)\b|url\(|\son\w+=/i);
  });

  if (!ofPlatform.has(email.purpose)) {
    it('names the practice', () => {
      expect(email.text).toContain(title);
      expect(email.text.includes('Kontaktperson') || email.text.includes(contact) || /Alarm|Deleted/.test(email.purpose)).toBe(true);
    });
  }
});

const toPracticesAndUsers = emails.filter((email) => !patientPurposes.has(email.purpose) && !isToOperator(email));

it.each(toPracticesAndUsers.map((email) => [nameOf(email), email] as const))(
  'to a practice or somebody with an account: %s says where to write with questions, and answers go there',
  (_name, email) => {
    expect(email).toMatchObject({ fromName: 'Platzwart', replyTo: { address: supportEmail } });
    expect(email.text).toMatch(new RegExp(`\n[^\n]*${supportEmail}$`));
  },
);

describe.each(emails.filter(({ purpose }) => patientPurposes.has(purpose)).map((email) => [nameOf(email), email] as const))(
  'to a patient: %s',
  (_name, email) => {
    it('comes in the practice’s name, answers go there, and every way to it is named', () => {
      expect(email).toMatchObject({
        fromName: title,
        replyTo: { name: title, address: contact },
        to: { name: '', address: patient.email },
      });
      for (const way of [contact, practicePhone, `${title} 1, 8010 ${title}`]) expect(email.text).toContain(way);
      expect(email.requestId).toBeDefined();
    });

    it('promises no single press: each link leads to a page with a button, since mail scanners open links too', () => {
      expect(email.text).not.toMatch(/\bKlick/i);
    });

    it('says „Sie“', () => {
      expect(email.text).not.toMatch(/\b(?:du|dir|dich|dein\w*|ihr|euch|eure?\w*)\b/);
    });
  },
);

it('who has asked for a place reads for which times, at which location of several, and what the link is for', () => {
  const text = emails.find(({ purpose }) => purpose === 'requestReceived')?.text;
  expect(text).toContain(`\nIhre Zeiten, ${title}: Mo 8–10 Uhr\nIhre Zeiten, Filiale: keine Zeiten gewählt\n`);
  expect(text).toContain('Über denselben Link sehen Sie Ihre Anfrage, ändern Zeiten und Kontaktdaten oder ziehen sie zurück.');
});

it('exactly the e-mails about a request are e-mails to a patient, and all others say „du“ or „ihr“', () => {
  for (const { purpose, requestId, text } of emails) {
    expect(patientPurposes.has(purpose), purpose).toBe(requestId !== undefined);
    if (requestId === undefined) expect(text, purpose).not.toMatch(/\bIhnen\b|\b(?:bitte \w+|können|haben|möchten|warten|müssen) Sie\b/i);
  }
});

describe('a practice that calls itself something nasty', () => {
  it.each(everyEmail(hostile, now).map((email) => [email.purpose, email] as const))('%s shows it as it is and runs nothing', (_, email) => {
    expect(email.html).not.toMatch(/<(?:script|img)\b/);
    // Nor can a quote end an attribute.
    for (const [tag] of email.html.matchAll(/<[^>]*>/g)) expect(tag).not.toMatch(/O'Neil|alert/);
    if (email.text.includes(hostile)) expect(shown(email.html).replace(/\s+/g, ' ')).toContain(hostile);
  });
});

/** What a reader sees of it. */
function shown(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, ' '));
}

function unescaped(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '');
}

/** Only the text has a colon between label and value. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => word.replace(/:$/, '') || []);
}
