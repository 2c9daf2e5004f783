/** What must hold for every e-mail, including future ones. */
import { readFileSync } from 'node:fs';
import { withVat } from '@platzwart/domain/billing/vat';
import type { EntryToStranger } from '@platzwart/domain/emails/email-entry';
import { emailEntries, emailPurposes } from '@platzwart/domain/emails/emails';
import { emailsToStrangers } from '@platzwart/domain/emails/emails-to-strangers';
import { fillIn } from '@platzwart/domain/legal/fill-in';
import { operator } from '@platzwart/domain/legal/operator';
import { supportEmail } from '@platzwart/domain/practice/support-email';
import { issueWithin } from '@platzwart/domain/request/issue-window';
import { issueLater } from '@platzwart/domain/request/prescription';
import type { OutgoingEmail } from '@platzwart/functions/core/email';
import { describe, expect, it } from 'vitest';
import { contact, everyEmail, origin, patient, practicePhone } from '../support/every-email.ts';

const now = new Date('2026-11-21T10:00:00Z');
const title = 'Praxis am See';
const hostile = 'Praxis "O\'Neil" & <script>alert(1)</script> <img src=x onerror=alert(2)> Söhne';
const emails = everyEmail(title, now);

const isToPatient = ({ purpose }: Pick<OutgoingEmail, 'purpose'>) =>
  emailEntries[purpose].to === 'patient';
/** They know no more of each other than an address. */
const isToSubscriber = ({ purpose }: OutgoingEmail) => emailEntries[purpose].to === 'subscriber';
const isToOperator = ({ purpose }: OutgoingEmail) => emailEntries[purpose].to === 'operator';

/** E-mails about a person's account, or about a task, are about no practice. */
const isOfPlatform = ({ purpose }: OutgoingEmail) =>
  emailEntries[purpose].to === 'account' ||
  ['accountsLostAlarm', 'runAlarm', 'errorAlarm'].includes(purpose);

const nameOf = (email: OutgoingEmail) => `${email.purpose} „${email.subject}“`;

it('no purpose is without a sample', () => {
  expect(new Set(emails.map(({ purpose }) => purpose))).toEqual(new Set(emailPurposes));
});

it('every e-mail to a patient whose address nobody has confirmed carries the link that stops them; to a confirmed one, what strangers cause', () => {
  const written = [true, false].map((isConfirmed) =>
    everyEmail(title, now, undefined, isConfirmed ? now : null)
      .filter(isToPatient)
      .map(({ purpose, text, html }) => ({
        purpose,
        // In both forms, with what it does in words.
        isStoppable: [text, html].every((form) => form.includes('/nicht-ich/')),
        says: text.includes('Hinter „Das war ich nicht“'),
      })),
  );
  const [confirmed = [], unconfirmed = []] = written;
  expect(unconfirmed.filter(({ isStoppable, says }) => !isStoppable || !says)).toEqual([]);
  expect(
    new Set(confirmed.filter(({ isStoppable }) => isStoppable).map((each) => each.purpose)),
  ).toEqual(new Set(['requestReceived', 'requestExists', 'newAddress']));
  expect(confirmed.filter(({ isStoppable, says }) => isStoppable !== says)).toEqual([]);
});

const policy = fillIn(
  readFileSync(
    new URL('../../functions/domain/legal/privacy-policy.md', import.meta.url),
    'utf8',
  ).replaceAll('{analyticsName}', ''),
).split('\n');
const toStrangers: Readonly<Record<string, EntryToStranger>> = emailsToStrangers;

it.each(Object.entries(toStrangers))(
  'the privacy policy has a line for it: %s',
  (_purpose, { inPolicy }) => {
    const words = typeof inPolicy === 'string' ? inPolicy : toStrangers[inPolicy.with]?.inPolicy;
    if (typeof words !== 'string') throw new Error(`${JSON.stringify(inPolicy)} has no line.`);
    expect(
      policy.filter((line) => [',', '.'].some((end) => line === `- ${fillIn(words)}${end}`)),
    ).toHaveLength(1);
  },
);

it('an Austrian, a German and a Swiss practice write the same, but for what prescriptions ask of people, and their tax', () => {
  const regions = ['AT', 'DE-SN', 'CH-ZH'] as const;
  const written = regions.map((region) => everyEmail(title, now, region));
  const own = (email: OutgoingEmail | undefined) => [
    email?.subject,
    ...(email?.text ?? '').split('\n'),
  ];
  const differing = emails.flatMap(({ purpose }, i) => {
    const lines = written.map((each) => own(each[i]));
    return lines.flatMap((those, n) =>
      those
        .filter((line) => lines.some((others) => !others.includes(line)))
        .map((line) => `${regions[n]} ${purpose}: ${line}`),
    );
  });
  const needsNone = 'Ihre Verordnung gilt nicht mehr; Sie brauchen jetzt keine neue.';
  expect(new Set(differing)).toEqual(
    new Set([
      `DE-SN requestReceived: ${issueLater}`,
      ...(['Question', 'Reminder'] as const).flatMap((which) =>
        ['DE-SN', 'CH-ZH'].map((region) => `${region} followUp${which}: ${needsNone}`),
      ),
      ...regions.flatMap((region) =>
        (['Started', 'Interval', 'Resumed'] as const).map(
          (which) =>
            `${region} subscription${which}: Preis: 236 € im Jahr netto, ${withVat(236, region)}`,
        ),
      ),
    ]),
  );
});

describe.each(emails.map((email) => [nameOf(email), email] as const))('%s', (_name, email) => {
  it('tells nothing of the person, neither in its subject nor in its text', () => {
    const told = `${email.about}\n${email.subject}\n${email.text}\n${email.html}`;
    const { prescription, ...said } = patient;
    const secrets = Object.values({
      ...said,
      germanBirthdate: '17.05.1984',
      issuedOn: prescription.issuedOn,
      germanIssue: '07.01.2026',
    });
    expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
  });

  it('has a subject that is one short line and speaks neither of health nor of therapy', () => {
    expect(email.subject).not.toMatch(
      /therap|krank|gesund|diagnos|beschwerd|behandl|arzt|überweis|verordn|versicher|geburt|kasse/i,
    );
    expect(email.subject).not.toMatch(/[\r\n!<>]/);
    expect(email.subject.length).toBeLessThanOrEqual(90);
  });

  it('says the same as text and as HTML, and leads to the same pages', () => {
    expect(wordsOf(email.text.replace(/^https:\S+$/gm, ''))).toEqual(wordsOf(shown(email.html)));
    const buttons = [...email.text.matchAll(/^https:\S+$/gm)].map(([url]) => url);
    expect(buttons).toEqual(
      [...email.html.matchAll(/<a href="([^"]*)"/g)].map(([, url = '']) => unescaped(url)),
    );
    // The operator has no page to open.
    if (!/Alarm$|^contactMessage$|^operatorDigest$/.test(email.purpose))
      expect(buttons.length).toBeGreaterThan(0);
    for (const url of buttons) expect(`${url}/`.startsWith(`${origin}/`)).toBe(true);
  });

  it('is German, without exclamation and without anything left unfilled', () => {
    // Who writes comes first; an offer then tells its facts.
    expect(email.text).toMatch(
      /^[^\n]+\n\n(?:Wann: [\s\S]+\nAntwort bis: [^\n]+\n\n)?(?:Guten Tag|Hallo)[^\n]*,\n/,
    );
    expect(email.text).toMatch(/\b(?:der|die|das|und|nicht|für)\b|ß|[äöü]/);
    expect(email.text).not.toContain('!');
    expect(email.text).not.toMatch(/undefined|null|NaN|Invalid|\[object|\$\{/);
    expect(email.html).toContain('<html lang="de">');
  });

  it('loads nothing from anywhere and runs nothing', () => {
    expect(email.html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|@import|\son\w+=/i);
  });

  it('begins with who writes, in both forms, and is dark where everything else is', () => {
    const [head] = email.text.split('\n');
    expect(head).toBe(
      isOfPlatform(email) || isToOperator(email) || email.purpose === 'practiceDeleted'
        ? 'Platzwart'
        : title,
    );
    expect(
      shown(email.html)
        .trim()
        .startsWith(head ?? ''),
    ).toBe(true);
    expect(email.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(email.html.match(/<style>/g)).toHaveLength(1);
    const night =
      /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(email.html)?.[1] ?? '';
    const named = new Set(
      [...email.html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    expect([...named].filter((name) => !night.includes(`.${name}{`))).toEqual([]);
  });

  it('has at most one filled button', () => {
    expect([...email.html.matchAll(/<a [^>]*class="main"/g)].length).toBeLessThanOrEqual(1);
  });

  it('has buttons that Outlook for Windows shows: the room around each is its cell’s', () => {
    const all = [...email.html.matchAll(/<a [^>]*class="(main|quiet)"/g)];
    const padded =
      /<td class="(?:main" bgcolor="#[0-9a-f]{6}|quiet)" style="[^"]*mso-padding-alt:12px 22px"><a /g;
    expect(email.html.match(padded) ?? []).toHaveLength(all.length);
  });

  it('is short enough for mail programs that cut long ones', () => {
    expect(email.html.length).toBeLessThan(30_000);
  });

  if (!isOfPlatform(email)) {
    it('names the practice', () => {
      expect(email.text).toContain(title);
      expect(
        email.text.includes('Kontaktperson') ||
          email.text.includes(contact) ||
          /Alarm|Deleted|contactMessage|operatorDigest/.test(email.purpose),
      ).toBe(true);
    });
  }
});

const toPracticesAndUsers = emails.filter(
  (email) => !isToPatient(email) && !isToSubscriber(email) && !isToOperator(email),
);

it.each(toPracticesAndUsers.map((email) => [nameOf(email), email] as const))(
  'to a practice or somebody with an account: %s says where to write with questions, and answers go there',
  (_name, email) => {
    expect(email).toMatchObject({ fromName: 'Platzwart', replyTo: { address: supportEmail } });
    const [support = '', company] = email.text.split('\n').slice(-2);
    expect(support.endsWith(supportEmail)).toBe(true);
    expect(company).toContain(operator.company);
  },
);

const inPracticesName = emails.filter((email) => isToPatient(email) || isToSubscriber(email));

describe.each(inPracticesName.map((email) => [nameOf(email), email] as const))(
  'to a patient or subscriber: %s',
  (_name, email) => {
    it('says nothing about a prescription but its sentence, the same to everybody it is for; its days only after a yes', () => {
      const within = issueWithin({ from: '2026-11-04', to: '2026-12-02' });
      const allowed: Partial<Record<OutgoingEmail['purpose'], string>> = {
        requestReceived: issueLater,
        followUpQuestion: 'Ihre Verordnung gilt nicht mehr; Sie brauchen jetzt keine neue.',
        followUpReminder: 'Ihre Verordnung gilt nicht mehr; Sie brauchen jetzt keine neue.',
        vacancyAccepted: within,
        vacancyGiven: within,
      };
      const sentence = allowed[email.purpose];
      if (sentence !== undefined)
        expect(email.text.split('\n').filter((line) => line === sentence)).toHaveLength(1);
      expect(sentence === undefined ? email.text : email.text.replace(sentence, '')).not.toMatch(
        /verordn|dringlich|dringend|rezept/i,
      );
    });

    it('comes in the practice’s name, answers go there, and every way to it is named', () => {
      expect(email).toMatchObject({
        fromName: title,
        replyTo: { name: title, address: contact },
        to: { name: '', address: patient.email },
      });
      for (const way of [contact, practicePhone, `${title} 1, 8010 ${title}`])
        expect(email.text).toContain(way);
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
  expect(text).toContain(
    `\nIhre Zeiten, ${title}: Mo 8–10 Uhr\nIhre Zeiten, Filiale: keine Zeiten gewählt\n`,
  );
  expect(text).toContain(
    'Über denselben Link sehen Sie Ihre Anfrage, ändern Zeiten und Kontaktdaten oder ziehen sie zurück.',
  );
});

it.each(['requestReceived', 'requestExists', 'followUpQuestion', 'followUpReminder', 'freshLink'])(
  '%s draws the times it tells: two hours on Monday',
  (purpose) => {
    const { text = '', html = '' } = emails.find((email) => email.purpose === purpose) ?? {};
    expect(text).toContain(`\nIhre Zeiten, ${title}: Mo 8–10 Uhr\n`);
    const rows = html.split('>Mo</td>')[1]?.split('</table>')[0]?.split('<tr>').slice(1) ?? [];
    expect(
      rows.map((row) => [...row.matchAll(/<td class="(\w+)"/g)].map(([, look]) => look)),
    ).toEqual([
      ...Array.from({ length: 2 }, () => ['on', 'off', 'off', 'off', 'off']),
      ...Array.from({ length: 8 }, () => ['off', 'off', 'off', 'off', 'off']),
    ]);
  },
);

it('exactly the e-mails about a request are e-mails to a patient, and all others but those to subscribers say „du“ or „ihr“', () => {
  for (const { purpose, requestId, text } of emails) {
    expect(isToPatient({ purpose }), purpose).toBe(requestId !== undefined);
    if (emailEntries[purpose].to !== 'subscriber' && requestId === undefined)
      expect(text, purpose).not.toMatch(
        /\bIhnen\b|\b(?:bitte \w+|können|haben|möchten|warten|müssen) Sie\b/i,
      );
  }
});

describe('a practice that calls itself something nasty', () => {
  it.each(everyEmail(hostile, now).map((email) => [email.purpose, email] as const))(
    '%s shows it as it is and runs nothing',
    (_, email) => {
      expect(email.html).not.toMatch(/<(?:script|img)\b/);
      // Nor can a quote end an attribute.
      for (const [tag] of email.html.matchAll(/<[^>]*>/g)) expect(tag).not.toMatch(/O'Neil|alert/);
      if (email.text.includes(hostile))
        expect(shown(email.html).replace(/\s+/g, ' ')).toContain(hostile);
    },
  );
});

/** What a reader sees of it, and hears: without what is only drawn. */
function shown(html: string): string {
  return unescaped(
    html
      .replace(/<style.*?<\/style>|<(table|td|div) aria-hidden="true".*?<\/\1>/gs, ' ')
      .replace(/<[^>]*>/g, ' '),
  );
}

function unescaped(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name] ?? '');
}

/** Only the text has a colon between label and value. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((word) => word.replace(/:$/, '') || []);
}
