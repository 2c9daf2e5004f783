import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import { expect, it } from 'vitest';
import { aPractice, aPracticeLocation } from '../../../../emulator-data/build-practice.ts';
import { anOffer, aVacancy } from '../../../../emulator-data/build-vacancy.ts';
import { vacancyAcceptedEmail, vacancyGivenEmail } from './vacancy-accepted.ts';
import { vacancyExpiredEmail, vacancyLostEmail, vacancyWithdrawnEmail } from './vacancy-ended.ts';
import { vacancyNewsEmails } from './vacancy-news.ts';
import { vacancyOfferEmail, vacancyReminderEmail } from './vacancy-offer.ts';

const origin = 'https://platzwart.example';
const now = new Date('2026-11-20T09:00:00Z');
const until = new Date('2026-11-24T17:00:00Z');
const practice = aPractice({
  locations: [
    aPracticeLocation({ title: 'Graz Lend', address1: 'Annenstraße 10', address2: '8020 Graz' }),
  ],
});
const given = {
  practice,
  contact: 'praxis@x.example',
  requestId: 'a'.repeat(32),
  request: { email: 'p@post.example', emailConfirmedAt: now },
  token: 'T',
  now,
  account: { approvedAt: now, offering: defaultOffering },
  vacancyId: 'f'.repeat(32),
  vacancy: aVacancy({ therapist: 'Jonas Hofer' }),
  offer: anOffer(),
};
const offer = (more: object = {}) =>
  vacancyOfferEmail({ ...given, until, isNearly: false, ...more }, origin);
const confirmation = { startsOn: '2026-12-09', therapist: 'Jonas Hofer', waitsOn: false };
const withTexts = (texts: object) => ({
  account: { approvedAt: now, offering: { ...defaultOffering, ...texts } },
});

it('an offer says until when to answer, the place in full, and leads to three answers', () => {
  const { subject, text } = offer();
  expect(subject).toBe(
    'Ein Platz bei Praxis Muster: bitte antworten Sie bis Di.,\u00a024.11., 18\u00a0Uhr',
  );
  expect(text).toContain(
    'Bitte sagen Sie uns bis Dienstag, 24. November, 18 Uhr, ob Sie ihn möchten. Danach fragen wir die nächste Person auf der Warteliste. Auch wenn Sie absagen oder nicht antworten, behalten Sie Ihre Stelle in der Reihe.',
  );
  const page = `${origin}/praxis-muster/anfrage/T`;
  expect(text.match(/\?antwort=\w+/g)).toEqual([
    '?antwort=zusagen',
    '?antwort=absagen',
    '?antwort=frage',
  ]);
  expect(text).toContain(
    `Platz ansehen und zusagen:\n${page}?antwort=zusagen&platz=${given.vacancyId}\n`,
  );
  expect(text).toContain('wählen Sie hinter dem Link „Das bin ich nicht“');
});

it.each([
  ['an offer', offer({ notice: 'Es hat sich etwas geändert.' })],
  ['a reminder', vacancyReminderEmail({ ...given, until }, origin)],
])(
  '%s tells what it is about before all else, and one button stands out: the yes',
  (_what, { text, html }) => {
    const facts = [
      ['Wann', 'mittwochs, 15–16 Uhr'],
      ['Wie\u00a0oft', 'jede Woche'],
      ['Ab', 'Mittwoch, 2. Dezember 2026'],
      ['Wo', 'Graz Lend, Annenstraße 10, 8020 Graz'],
      ['Antwort bis', 'Dienstag, 24. November, 18 Uhr'],
    ];
    const lines = facts.map(([label, value]) => `${label}: ${value}`).join('\n');
    expect(text.startsWith(`Praxis Muster\n\n${lines}\n\nGuten Tag,\n`)).toBe(true);
    const greeting = html.indexOf('Guten Tag,');
    for (const fact of facts.flat()) expect(html.slice(0, greeting)).toContain(`>${fact}<`);
    const looks = [...html.matchAll(/<a href="[^"]*" class="\w+" style="([^"]*)">([^<]*)</g)].map(
      ([, style = '', label]) => [label, /background:#0b6e69/.test(style)],
    );
    expect(looks).toEqual([
      ['Platz ansehen und zusagen', true],
      ['Absagen', false],
      ['Ich habe eine Frage', false],
    ]);
  },
);

it('says honestly who gets it when several are asked', () => {
  expect(offer({ vacancy: { ...given.vacancy, mode: 'together' } }).text).toContain(
    'wer von denen, die zusagen, zuerst an der Reihe ist',
  );
  const race = offer({ vacancy: { ...given.vacancy, mode: 'firstWins', rhythm: 'once' } });
  expect(race.text).toContain('Wer zuerst zusagt, bekommt den Termin.');
  expect(race.text).toMatch(/^Praxis Muster\n\nWann: Mittwoch, 2. Dezember 2026, 15–16 Uhr\nWo:/);
  for (const text of [offer({ vacancy: { ...given.vacancy, mode: 'together' } }).text, race.text])
    expect(text).not.toContain('die nächste Person');
});

it('claims that the time suits only if it was chosen', () => {
  expect(offer().text).toContain('der zu Ihren Zeiten passt');
  const nearly = offer({ isNearly: true }).text;
  expect(nearly).not.toContain('zu Ihren Zeiten passt');
  expect(nearly).toContain('Diese Zeit haben Sie nicht gewünscht.');
});

it('the practice’s own words come with the offer, without the lines the place has nothing for', () => {
  const { text } = offer(
    withTexts({
      offerText:
        'Es geht um {platz_wann}.\nBis {platz_bis}.\nBei {platz_therapeut}.\nAntwort: {platz_frist}',
    }),
  );
  expect(text).toContain(
    'Es geht um mittwochs, 15–16 Uhr.\n\nAntwort: Dienstag, 24. November, 18 Uhr\n\nBitte sagen Sie uns',
  );
});

it('the confirmation alone names the therapist, unless the practice never does', () => {
  const own = withTexts({ offerText: 'Bei {platz_therapeut}', givenText: 'Bei {platz_therapeut}' });
  const before = [
    offer(own),
    vacancyReminderEmail({ ...given, ...own, until }, origin),
    vacancyAcceptedEmail({ ...given, ...own }, origin),
    vacancyLostEmail({ ...given, ...own }, origin),
    vacancyWithdrawnEmail({ ...given, ...own, words: 'Bei {platz_therapeut}' }, origin),
    vacancyExpiredEmail({ ...given, ...own }, origin),
    ...vacancyNewsEmails(
      { ...given, news: 'accepted' },
      [{ name: '', address: 'praxis@x.example' }],
      origin,
    ),
  ];
  for (const { text } of before) expect(text).not.toContain('Hofer');
  const { text } = vacancyGivenEmail({ ...given, ...own, ...confirmation }, origin);
  expect(text).toContain('\nBei Jonas Hofer\n');
  expect(text).toContain('\nBei: Jonas Hofer\n');
  const silent = withTexts({ givenText: 'Bei {platz_therapeut}', showTherapist: false });
  expect(vacancyGivenEmail({ ...given, ...silent, ...confirmation }, origin).text).not.toContain(
    'Hofer',
  );
});

it('the confirmation tells the first day as given, and whether the person waits on', () => {
  const { text } = vacancyGivenEmail({ ...given, ...confirmation }, origin);
  expect(text).toContain('\nAb: Mittwoch, 9. Dezember 2026\n');
  expect(text).toContain('Ihre Anfrage ist damit abgeschlossen.');
  expect(vacancyGivenEmail({ ...given, ...confirmation, waitsOn: true }, origin).text).toContain(
    'Sie warten weiter auf einen zweiten Platz.',
  );
});

it('one asking has one e-mail of each kind; a yes after a no is another one', () => {
  const about = `praxis-muster_${'f'.repeat(32)}_${'a'.repeat(32)}_1`;
  expect(offer().about).toBe(about);
  expect(offer({ offer: anOffer({ times: 2 }) }).about).not.toBe(about);
  const yes = (at: Date) => vacancyAcceptedEmail({ ...given, now: at }, origin).about;
  expect(yes(until)).not.toBe(yes(now));
});

it('leaves at the hour it is told to', () => {
  expect(offer({ dueAt: until }).dueAt).toEqual(until);
  expect(
    vacancyNewsEmails(
      { ...given, news: 'question', dueAt: until },
      [{ name: '', address: 'x@x.example' }],
      origin,
    )[0]?.dueAt,
  ).toEqual(until);
});

it('the team reads which place it is about, and comes to its panel', () => {
  const [email] = vacancyNewsEmails(
    { ...given, news: 'accepted' },
    [{ name: '', address: 'x@x.example' }],
    origin,
  );
  expect(email?.subject).toBe('Zusage für Mi 15–16 Uhr');
  expect(email?.text).toContain(
    'für den Platz mittwochs, 15–16 Uhr (Graz Lend, ab 02.12.2026) hat jemand zugesagt.',
  );
  expect(email?.text).toContain(
    `${origin}/praxis-muster/administration/freie-plaetze?platz=${'f'.repeat(32)}`,
  );
  const [asked] = vacancyNewsEmails(
    { ...given, news: 'planAtEnd' },
    [{ name: '', address: 'x@x.example' }],
    origin,
  );
  expect(asked?.subject).toBe('Ihr seid gefragt: Mi 15–16 Uhr');
});

it.each([null, now])(
  'its own words link elsewhere only once somebody has looked at the practice: %s',
  (approvedAt) => {
    const text = 'Neues unter www.see.example, Ihr Formular: {anfragelink}';
    const { account } = withTexts({ offerText: text, givenText: text });
    const own = { ...given, account: { ...account, approvedAt } };
    const emails = [
      vacancyOfferEmail({ ...own, until, isNearly: false }, origin),
      vacancyGivenEmail({ ...own, ...confirmation }, origin),
      vacancyWithdrawnEmail({ ...own, words: text }, origin),
    ];
    const shown = approvedAt ? 'www.see.example' : 'www. see. example';
    for (const email of emails)
      expect(email.text).toContain(
        `Neues unter ${shown}, Ihr Formular: ${origin}/praxis-muster/booking`,
      );
  },
);
