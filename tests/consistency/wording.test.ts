/**
 * One voice: the glossary's words in everything people read, consistent forms of address, and no
 * hard-coded figure.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stringsIn } from '../support/strings-in-source.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const sources = globSync(
  [
    'web/src/**/*.{ts,tsx}',
    'functions/{domain,src}/**/*.ts',
    'emulator-data/**/*.ts',
    'tests/videos/**/*.ts',
    'scripts/*.ts',
  ],
  {
    cwd: root,
  },
  // The operator's own facts, figures and guests speak for themselves.
).filter(
  (file) => !/\.test\.|node_modules|recordings|\/(?:legal|content)\/operator\.ts$/.test(file),
);
const written = globSync(
  ['functions/domain/legal/*.md', 'web/src/recordings/*.vtt', 'web/*.html'],
  { cwd: root },
);

type Said = { readonly file: string; readonly text: string };
const said: readonly Said[] = [
  ...sources.flatMap((file) =>
    stringsIn(root + file).flatMap((text) => (/\p{L}{2}/u.test(text) ? { file, text } : [])),
  ),
  ...written.map((file) => ({ file, text: readFileSync(root + file, 'utf8') })),
];

const glossary = readFileSync(`${root}functions/domain/README.md`, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => cells.length === 6);

const wordsOf = (cell: string) => cell.split(', ').filter((word) => word !== '' && word !== '–');
const plain = (word: string) => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
/** `*` matches any characters; without one the match ends with the word. */
const whole = (word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${plain(word).replace(/\*/g, '\\p{L}*')}(?![\\p{L}\\d])`, 'gu');

const found = (where: readonly Said[], pattern: RegExp) =>
  where.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([hit]) => `${file}: ${hit.trim()}`),
  );

/**
 * Read by patients, also of Swiss practices, or an e-mail: where nobody asks which country it is
 * for.
 */
const forEveryCountry =
  /^(?:functions\/domain\/(?:booking|patient-portal|contact)|functions\/src\/emails\/templates|web\/src\/features\/(?:booking|patient-portal|practice|mailbox|certificate|registration))\/(?!manual-entry)/;

it('patients and e-mails get along without ß, which Switzerland does not write', () => {
  const where = said.filter(({ file }) => forEveryCountry.test(file));
  expect(new Set(where.map(({ file }) => file)).size).toBeGreaterThan(100);
  expect(found(where, /[^\s]*ß[^\s]*/gu)).toEqual([]);
});

describe('the glossary', () => {
  const rows = glossary
    .slice(1)
    .map(([, german = '', code = '', , never = '']) => ({ german, code, never }));

  it('has one row for each word', () => {
    for (const words of [
      rows.flatMap(({ german }) => wordsOf(german)),
      rows.flatMap(({ code }) => wordsOf(code)),
    ]) {
      expect(words.length).toBeGreaterThan(40);
      expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
    }
  });

  it.each(
    rows.filter(({ never }) => never !== '').map(({ german, never }) => [german, never] as const),
  )('says „%s“, and nowhere: %s', (german, never) => {
    // The accepted word is removed first: „Patienten“ is refused except in „Patientinnen und
    // Patienten“.
    const elsewhere = ({ file, text }: Said) => ({
      file,
      text: wordsOf(german).reduce((rest, word) => rest.replace(whole(word), ''), text),
    });
    expect(
      wordsOf(never).flatMap((word) =>
        found(said.filter(({ text }) => whole(word).test(text)).map(elsewhere), whole(word)),
      ),
    ).toEqual([]);
  });
});

/** What readers did not understand, with what is said instead; parts of sentences, in this case. */
const givenUp = {
  'Angaben ergänzen': 'fehlende Angaben eintragen',
  'Rest neu verteilen': 'a dialog is named as the button that opens it',
  'wäre allein auch an der Reihe': 'why it is their turn',
  'die mittleren drei Fünftel': 'most of them',
  'Zur selben Zeit kürzer': 'Woanders geht es schneller',
  'Ohne Wahl:': 'where the request stands',
  'Springt ein': 'kommt auch kurzfristig',
  'Springen kurzfristig ein': 'kommen auch kurzfristig',
  'Übernahme zurückgenommen': 'Import rückgängig gemacht',
  'gefragt in 14 Tagen': 'since when',
  'Bemerkung zum Anruf': 'Notiz zum Anruf',
  'drucken und sichern': 'drucken und speichern',
  'Wem schon einer angeboten wurde': 'Wer schon einen angeboten bekam',
  'geht keine Grenze': 'sind nicht möglich',
  'Wir nehmen frühestens wieder auf': 'Wir nehmen wieder Anfragen an, sobald',
  'meldest du dich vielleicht neu an': 'that a new sign-in may be asked for',
  'wünsche dir die Änderung': 'begin the change anew',
  'Statistik und dessen Cookies': 'deren Cookies',
  'Schließt ihr von selbst': 'one sentence for each',
  'aus deinem Team': 'aus eurem Team, of a practice',
  'deine bisherige Warteliste': 'eure bisherige Warteliste',
} as const;

it.each(Object.keys(givenUp))('nobody is told „%s“', (words) => {
  expect(found(said, new RegExp(plain(words), 'gu'))).toEqual([]);
});

/**
 * Folders and files whose words are for one kind of reader. Texts for both, or only the operator,
 * are in neither.
 */
const forStaff =
  /^web\/src\/(?:features\/(?:administration|billing|help|import|invitation|lists|log|members|practice-email|registration|requests|session|settings|tags|user|waiting-list|booking\/(?:manual-entry\/|edit-))|pages\/administration|content\/legal\/terms-of-service|content\/(?:product-features|practice-field|videos))/;
const forPatients =
  /^(?:web\/src\/(?:features\/(?:booking\/(?!manual-entry\/|edit-)|patient-portal\/|practice\/|consent\/)|content\/legal\/(?!terms-of-service|processing))|functions\/domain\/(?:booking\/(?:booking-|form-presets)|patient-portal\/))/;

/** Patients' words that staff see on purpose, and the sentence that the specification gives. */
const quoted: readonly RegExp[] = [
  /^Formularfehler: Bitte prüfen Sie Ihre Eingaben\.$/,
  // The poster, and the first words of the practice's page in the preview of a pause.
  /^(?:Scannen Sie den Code|Sagen Sie der Praxis, wann es Ihnen passt\.)/,
];

/**
 * Within a sentence a capital can only be a form of address; at its beginning it may be 'they' or
 * 'her'.
 */
const formal = /[^.:?!]{0,25}[\p{Ll}\d,] (?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?!\p{L})/gu;
const familiar =
  /(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?)(?!\p{L})/gu;

describe('whoever reads', () => {
  it('in a practice is „du“ and „ihr“', () => {
    const theirs = said.filter(
      ({ file, text }) => forStaff.test(file) && !quoted.some((words) => words.test(text)),
    );
    expect(theirs.length).toBeGreaterThan(1000);
    expect(found(theirs, formal)).toEqual([]);
    for (const words of quoted)
      expect(
        said.some(({ file, text }) => forStaff.test(file) && words.test(text)),
        String(words),
      ).toBe(true);
  });

  it('is not „du“ and „ihr“ in one sentence', () => {
    // A list of words, which is no sentence.
    const texts = said.filter(({ file }) => !file.endsWith('deceptive-name.ts'));
    const parts = texts.flatMap(({ file, text }) =>
      text.split(/(?<=[.!?])\s/).map((sentence) => ({ file, text: sentence })),
    );
    const team = /(?<!\p{L})(?:[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?)(?!\p{L})/u;
    const one = /^.*(?<!\p{L})(?:[Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(?:e[mnrs]?)?)(?!\p{L}).*$/gu;
    const ofTeam = parts.filter(({ text }) => team.test(text));
    expect(ofTeam.length).toBeGreaterThan(100);
    expect(found(ofTeam, one)).toEqual([]);
  });

  it('for a place is „Sie“', () => {
    const theirs = said.filter(({ file }) => forPatients.test(file));
    expect(theirs.length).toBeGreaterThan(500);
    expect(found(theirs, familiar)).toEqual([]);
  });
});

/** Periods, prices and sizes that occur in one sentence only, and why. */
const ownFigures: readonly (readonly [why: string, file: RegExp, text: RegExp])[] = [
  ['a campaign is its own entry', /campaigns\.ts$/, /20 EUR/],
  ['the names of what can be chosen', /follow-up\/texts\.ts$/, /^\d+ Wochen$/],
  ['the link is Firebase’s', /email-verification\.ts$/, /drei Tage/],
  ['a rhythm in words', /(?:describe-place|format-vacancy)\.ts$/, /^alle zwei Wochen$/],
  ['an example of a question', /palette\/texts\.ts$/, /^länger als 6 Monate$/],
  ['a range in words', /settings\/locations\/texts\.ts$/, /^2 Stunden$/],
];

const figure =
  /(?<![\p{L}\d.,])(?:(?!1 )\d+(?:[.,]\d+)?|[Zz]wei|[Dd]rei|[Vv]ier|[Ff]ünf|[Ss]echs|[Ss]ieben|[Aa]cht|[Nn]eun|[Zz]ehn|[Zz]wölf|[Vv]ierzehn|[Dd]reißig)[ \u00a0](?:Tag|Woche|Monat|Jahr|Stunde|Minute|EUR|Euro|€|MB|Prozent)\p{L}*/gu;

it('periods, prices and sizes come from where the product has them', () => {
  const texts = said.filter(({ file }) => /^(?:web\/src|functions)\/.*\.tsx?$/.test(file));
  const isOwn = ({ file, text }: Said) =>
    ownFigures.some(([, where, what]) => where.test(file) && what.test(text));
  expect(
    found(
      texts.filter((one) => !isOwn(one)),
      figure,
    ),
  ).toEqual([]);
  for (const [why, where, what] of ownFigures)
    expect(
      texts.some(({ file, text }) => where.test(file) && what.test(text)),
      why,
    ).toBe(true);
});
