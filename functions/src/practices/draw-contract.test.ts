import { readFileSync } from 'node:fs';
import { consentVersion } from '@platzwart/domain/booking/consent';
import { healthDataConsentText } from '@platzwart/domain/booking/consent-text';
import { fillIn } from '@platzwart/domain/legal/fill-in';
import { operator } from '@platzwart/domain/legal/operator';
import { linkLength } from '@platzwart/domain/patient-portal/request-link';
import { newAccount } from '@platzwart/domain/practice/account';
import { binDays } from '@platzwart/domain/retention/bin-days';
import { minPasswordLength } from '@platzwart/domain/sign-in/password';
import { aFormConfiguration } from '@platzwart/emulator-data/build-practice';
import { expect, test } from 'vitest';
import { glyphsIn, pagesIn, wordsIn } from '../../../tests/support/read-pdf.ts';
import { type Contract, drawContract } from './draw-contract.ts';
import { readLegalText } from './read-legal-text.ts';

const address = { address1: 'Lindenhofgasse 12', address2: '8020 Graz', address3: '' };
const practice: Contract['practice'] = {
  title: 'Logopädie Lindenhof',
  contactPerson: 'Anna Berger',
  locations: [
    { id: 'a', title: 'Lend', ...address },
    { id: 'b', title: 'Andritz', address1: 'Am Mühlbach 3', address2: '8045 Graz', address3: '' },
  ],
};
// Late evening in UTC is already the next day in Berlin.
const account = {
  ...newAccount('office@lindenhof.example', 'anna', new Date('2026-07-09T23:30:00Z')),
  retentionMonths: 7,
  factorDemand: { from: new Date('2026-12-01T09:00:00Z'), googleCounts: false },
};
const form = aFormConfiguration({ birthdateEnabled: true, insuranceEnabled: false });
const asked = {
  practice,
  account,
  form,
  origin: 'https://platzwart.example',
  now: new Date('2026-11-21T23:30:00Z'),
};
const contract = drawContract({ ...asked, kind: 'contract' });
const file = drawContract({ ...asked, kind: 'file' });

const unspaced = (text: string) => text.replace(/\s+/g, '');
const annex = fillIn(
  readFileSync(new URL('../../domain/legal/processing-annex.md', import.meta.url), 'utf8'),
);

test('the contract loses no word of the annex on its way into the PDF', async () => {
  const expected = unspaced(
    annex
      .replace(/\]\([^)]*\)/g, '')
      .replace(/^(?:#+|-) /gm, '')
      .replace(/\*\*|\[/g, ''),
  );
  expect(expected.length).toBeGreaterThan(10_000);
  const footer = new RegExp(
    `VertragzurAuftragsverarbeitung–LogopädieLindenhofSeite\\d{1,2}von${pagesIn(await contract)}`,
    'g',
  );
  const drawn = unspaced(wordsIn(await contract))
    .replace(footer, '')
    .replaceAll('•', '');
  expect(drawn).toContain(expected);
});

test('the contract names the practice as it stands, when it was made, and the day it was made out, in Berlin', async () => {
  const words = wordsIn(await contract);
  for (const said of [
    'Logopädie Lindenhof',
    'Lindenhofgasse 12',
    'Weiterer Standort: Andritz, Am Mühlbach 3',
    'Kontaktperson: Anna Berger',
    'office@lindenhof.example',
    'Registrierung der Praxis am 10.07.2026',
    'ausgefertigt am 22.11.2026',
    'Ort, Datum, Unterschrift',
  ]) {
    expect(words, said).toContain(said);
  }
});

test.each([
  [
    'Mai 2026',
    `Bei der Registrierung angenommen: Fassung vom Mai 2026. Dies ist die Fassung vom ${operator.legalDate}.`,
  ],
  [
    operator.legalDate,
    `Bei der Registrierung angenommen: diese Fassung vom ${operator.legalDate}.`,
  ],
  [null, 'deren Datum nicht gespeichert ist'],
])('the contract says which version was accepted: %s', async (version, said) => {
  const acceptedTerms = version === null ? null : { version, hash: 'a' };
  const drawn = drawContract({
    ...asked,
    account: { ...account, acceptedTerms },
    kind: 'contract',
  });
  expect(wordsIn(await drawn)).toContain(said);
});

test('the document says its title, its language and the role of every part; its links lead to the product, each says where', async () => {
  const pdf = (await contract).toString('latin1');
  const title = Buffer.from(
    '\ufeffVertrag zur Auftragsverarbeitung – Logopädie Lindenhof',
    'utf16le',
  )
    .swap16()
    .toString('latin1');
  const roles = ['/S /H1', '/S /H2', '/S /H3', '/S /LI', '/S /LBody', '/S /Link', '/Type /OBJR'];
  for (const said of [
    '/Lang (de)',
    '/Marked true',
    '/DisplayDocTitle true',
    'Inter-Regular',
    ...roles,
    title,
  ])
    expect(pdf).toContain(said);
  expect(pdf).toContain('/URI (https://platzwart.example/privacy-policy)');
  expect(pdf).toContain('/Contents (https://platzwart.example/privacy-policy)');
  expect(pdf.match(/\/Title /g)?.length).toBeGreaterThan(18);
});

test('every page says which it is', async () => {
  const pages = pagesIn(await contract);
  expect(pages).toBeGreaterThan(5);
  const words = wordsIn(await contract);
  for (let page = 1; page <= pages; page++) expect(words).toContain(`Seite ${page} von ${pages}`);
});

test('the practice’s papers are the agreement and what follows from its own settings and the product’s periods', async () => {
  const words = wordsIn(await file);
  for (const said of [
    'Datenschutz-Mappe',
    'Vertrag zur Auftragsverarbeitung',
    'Löschkonzept',
    'wenn 7 Monate lang niemand',
    `nach höchstens ${binDays} Tagen`,
    'Verzeichnis von Verarbeitungstätigkeiten',
    'Geburtsdatum',
    'Administration, Empfang und Therapie, Lesezugriff: Anfragen ansehen, auch Archiv, Papierkorb',
    'Administration: Einstellungen, Abo, Team und Einladungen',
    'löschen, auch sofort endgültig',
    'zusammenführen',
    'Plätze anbieten und vergeben',
    'das Protokoll ansehen; alles exportieren',
    `Fassung ${consentVersion} (heute im Formular): „${healthDataConsentText('Logopädie Lindenhof')}“`,
    'Fassung 2026-11: „Ich habe den Datenschutzhinweis gelesen, stimme',
    'Information für Patientinnen und Patienten',
    `höchstens ${linkLength} Tage nach dem letzten Versuch`,
    'Gesundheitstelematikgesetz',
    'Folgenabschätzung',
    'Anliegen betroffener Personen',
    'Kinder und Vertretung',
    `mit mindestens ${minPasswordLength} Zeichen`,
    'Gehen und Daten mitnehmen',
    '§ 393 SGB V',
    'an Google LLC, USA',
    'Stripe, Inc., USA',
    'von allen verlangt, ab dem 01.12.2026',
  ])
    expect(words, said).toContain(said);
  expect(words.match(/heute im Formular/g)).toHaveLength(1);
  expect(words).not.toContain('Krankenkasse;');
  expect(words).not.toMatch(/[{}]/);
});

test('the contract is with the owner or the firm once somebody said who that is', async () => {
  expect(wordsIn(await contract)).toContain('Vertragspartner: noch nicht eingetragen');
  const contractParty = {
    name: 'Berger & Partner {phone}',
    legalForm: 'GbR',
    address: 'Seeweg 2\n04155 Leipzig',
  };
  const drawn = wordsIn(
    await drawContract({ ...asked, account: { ...account, contractParty }, kind: 'file' }),
  );
  for (const said of [
    'Berger & Partner {phone}, GbR',
    '04155 Leipzig',
    'Praxis: Logopädie Lindenhof',
  ])
    expect(drawn, said).toContain(said);
  expect(drawn).not.toContain('noch nicht eingetragen');
});

test('what the typeface lacks is left out instead of printed as a box', async () => {
  const pdf = await drawContract({
    ...asked,
    kind: 'contract',
    practice: { ...practice, title: 'Praxis 😀 Größe' },
  });
  expect(glyphsIn(pdf)).not.toContain('0000');
  expect(wordsIn(pdf)).toContain('Praxis');
});

test('says so where a legal text holds what is not drawn yet, instead of leaving it out', () => {
  expect(() => readLegalText('Ein *schräges* Wort')).toThrow(/emphasis/);
  expect(() => readLegalText('<table></table>')).toThrow(/html/);
});
