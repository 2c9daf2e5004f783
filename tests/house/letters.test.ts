/** What must hold for every letter there is, whoever writes the next one. */
import { readFileSync } from 'node:fs';
import { supportEmail } from '@platzwart/domain/support';
import { Letter, patientPurposes } from '@platzwart/functions/mail/letter';
import type { OutgoingLetter } from '@platzwart/functions/mail/outbox';
import { describe, expect, it } from 'vitest';
import { contact, everyLetter, origin, patient, practicePhone } from '../support/every-letter.ts';

const now = new Date('2026-11-21T10:00:00Z');
const title = 'Praxis am See';
const hostile = 'Praxis "O\'Neil" & <script>alert(1)</script> <img src=x onerror=alert(2)> Söhne';
const letters = everyLetter(title, now);

const isToOperator = ({ purpose }: OutgoingLetter) => purpose.endsWith('Alarm') || purpose === 'reviewAsked';

/** Letters about a person's account or to the operator are the platform's own. */
const ofPlatform: ReadonlySet<string> = new Set(['emailVerification', 'passwordReset', 'emailChange', 'runAlarm']);

const nameOf = (letter: OutgoingLetter) => `${letter.purpose} „${letter.subject}“`;

it('the README beside the mail code lists every letter by its id', () => {
  const readme = readFileSync(new URL('../../functions/src/emails/README.md', import.meta.url), 'utf8');
  expect(Letter.shape.purpose.options.filter((purpose) => !readme.includes(`| \`${purpose}_`))).toEqual([]);
});

/** How the privacy policy names each letter to a patient. */
const inPolicy: Readonly<Record<string, string>> = {
  requestReceived: 'die Bestätigung Ihrer Anfrage',
  requestExists: 'Ihre frühere Anfrage',
  newAddress: 'die Bestätigung der neuen Adresse',
  formerAddress: 'einen Hinweis an die bisherige',
  freshLink: 'einen neuen Link',
  withdrawn: 'Ihre Anfrage zurückgezogen',
  deletionNotice: 'eine Ankündigung',
  interestQuestion: 'Rückfragen',
  interestReminder: 'eine Erinnerung daran',
};

it('the privacy policy lists every letter to a patient, and none that there is not', () => {
  const policy = readFileSync(new URL('../../web/src/content/legal/privacy-policy.md', import.meta.url), 'utf8');
  const list = /^Zu Ihrer Anfrage bekommen Sie.*\n\n((?:- .*\n)+)/m.exec(policy)?.[1] ?? '';
  const lines = list.trimEnd().split('\n');
  expect(new Set(Object.keys(inPolicy))).toEqual(patientPurposes);
  expect(Object.values(inPolicy).filter((words) => lines.filter((line) => line.includes(words)).length !== 1)).toEqual([]);
  expect(lines.filter((line) => !Object.values(inPolicy).some((words) => line.includes(words)))).toEqual([]);
});

it('no purpose is without a letter in this table', () => {
  expect(new Set(letters.map(({ purpose }) => purpose))).toEqual(new Set(Letter.shape.purpose.options));
});

describe.each(letters.map((letter) => [nameOf(letter), letter] as const))('%s', (_name, letter) => {
  it('tells nothing of the person, neither in its subject nor in its text', () => {
    const told = `${letter.subject}\n${letter.text}\n${letter.html}`;
    const secrets = Object.values({ ...patient, germanBirthdate: '17.05.1984' });
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  });

  it('has a subject that is one short line and speaks neither of health nor of therapy', () => {
    expect(letter.subject).not.toMatch(/therap|krank|gesund|diagnos|beschwerd|behandl|arzt|überweis|verordn|versicher|geburt|kasse/i);
    expect(letter.subject).not.toMatch(/[\r\n!<>]/);
    expect(letter.subject.length).toBeLessThanOrEqual(90);
  });

  it('says the same as text and as HTML, and leads to the same pages', () => {
    expect(wordsOf(letter.text.replace(/^https:\S+$/gm, ''))).toEqual(wordsOf(shown(letter.html)).slice(1));
    const buttons = [...letter.text.matchAll(/^https:\S+$/gm)].map(([url]) => url);
    expect(buttons).toEqual([...letter.html.matchAll(/<a href="([^"]*)"/g)].map(([, url = '']) => unescaped(url)));
    // The operator has no page to go to.
    if (!letter.purpose.endsWith('Alarm')) expect(buttons.length).toBeGreaterThan(0);
    for (const url of buttons) expect(`${url}/`.startsWith(`${origin}/`)).toBe(true);
  });

  it('is German, without exclamation and without anything left unfilled', () => {
    expect(letter.text).toMatch(/^(?:Guten Tag|Hallo)[^\n]*,\n/);
    expect(letter.text).toMatch(/\b(?:der|die|das|und|nicht|für)\b|ß|[äöü]/);
    expect(letter.text).not.toContain('!');
    expect(letter.text).not.toMatch(/undefined|null|NaN|Invalid|\[object|\$\{/);
    expect(letter.html).toContain('<html lang="de">');
  });

  it('loads nothing from anywhere and runs nothing', () => {
    expect(letter.html).not.toMatch(/<(?:img|script|link|iframe|form|style)\b|url\(|\son\w+=/i);
  });

  if (!ofPlatform.has(letter.purpose)) {
    it('names the practice', () => {
      expect(letter.text).toContain(title);
      expect(letter.text.includes('Kontaktperson') || letter.text.includes(contact) || /Alarm|Deleted/.test(letter.purpose)).toBe(true);
    });
  }
});

const toPracticesAndUsers = letters.filter((letter) => !patientPurposes.has(letter.purpose) && !isToOperator(letter));

it.each(toPracticesAndUsers.map((letter) => [nameOf(letter), letter] as const))(
  'to a practice or somebody with an account: %s says where to write with questions, and answers go there',
  (_name, letter) => {
    expect(letter).toMatchObject({ fromName: 'Platzwart', replyTo: { address: supportEmail } });
    expect(letter.text).toMatch(new RegExp(`\n[^\n]*${supportEmail}$`));
  },
);

describe.each(letters.filter(({ purpose }) => patientPurposes.has(purpose)).map((letter) => [nameOf(letter), letter] as const))(
  'to a patient: %s',
  (_name, letter) => {
    it('comes in the practice’s name, answers go there, and every way to it is named', () => {
      expect(letter).toMatchObject({
        fromName: title,
        replyTo: { name: title, address: contact },
        to: { name: '', address: patient.email },
      });
      for (const way of [contact, practicePhone, `${title} 1, 8010 ${title}`]) expect(letter.text).toContain(way);
      expect(letter.requestId).toBeDefined();
    });

    it('promises no single press: each link leads to a page with a button, since mail scanners open links too', () => {
      expect(letter.text).not.toMatch(/\bKlick/i);
    });

    it('says „Sie“', () => {
      expect(letter.text).not.toMatch(/\b(?:du|dir|dich|dein\w*|ihr|euch|eure?\w*)\b/);
    });
  },
);

it('who has asked for a place reads for which times, at which location of several, and what the link is for', () => {
  const text = letters.find(({ purpose }) => purpose === 'requestReceived')?.text;
  expect(text).toContain(`\nIhre Zeiten, ${title}: Mo 8–10 Uhr\nIhre Zeiten, Filiale: keine Zeiten gewählt\n`);
  expect(text).toContain('Über denselben Link sehen Sie Ihre Anfrage, ändern Zeiten und Kontaktdaten oder ziehen sie zurück.');
});

it('exactly the letters about a request are letters to a patient, and all others say „du“ or „ihr“', () => {
  for (const { purpose, requestId, text } of letters) {
    expect(patientPurposes.has(purpose), purpose).toBe(requestId !== undefined);
    if (requestId === undefined) expect(text, purpose).not.toMatch(/\bIhnen\b|\b(?:bitte \w+|können|haben|möchten|warten|müssen) Sie\b/i);
  }
});

describe('a practice that calls itself something nasty', () => {
  it.each(everyLetter(hostile, now).map((letter) => [letter.purpose, letter] as const))(
    '%s shows it as it is and runs nothing',
    (_, letter) => {
      expect(letter.html).not.toMatch(/<(?:script|img)\b/);
      // No attribute can be left by a quote either.
      for (const [tag] of letter.html.matchAll(/<[^>]*>/g)) expect(tag).not.toMatch(/O'Neil|alert/);
      if (letter.text.includes(hostile)) expect(shown(letter.html).replace(/\s+/g, ' ')).toContain(hostile);
    },
  );
});

/** What a reader sees of it. */
function shown(html: string): string {
  return unescaped(html.replace(/<[^>]*>/g, ' '));
}

function unescaped(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '');
}

/** A colon stands between label and value in the text alone. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => word.replace(/:$/, '') || []);
}
