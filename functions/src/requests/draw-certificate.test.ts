import { certificateTexts } from '@platzwart/domain/patient-portal/certificate-texts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { glyphsIn, pagesIn, wordsIn } from '../../../tests/support/read-pdf.ts';
import { drawCertificate, isPrintable } from './draw-certificate.ts';

const practice = {
  slug: 'praxis-am-see',
  title: 'Praxis am See',
  subtitle: 'Logopädie',
  phone: '0316 000012',
  website: 'praxis.example',
  locations: [
    { id: 'praxis', title: 'Praxis', address1: 'Seegasse 1', address2: '8010 Graz', address3: '' },
  ],
};

async function drawn(name: string, logo?: Uint8Array) {
  const facts = {
    waitsSince: '2026-04-09',
    issuedOn: '2026-11-24',
    notBefore: '2027-06-01',
    paused: true,
    entered: true,
  };
  const number = '7ZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ';
  const now = new Date('2026-11-24T10:00:00Z');
  return drawCertificate({
    practice,
    logo,
    name,
    birthdate: '1984-03-05',
    facts,
    number,
    origin: 'https://x.example',
    now,
  });
}

test('one tagged page in German with the title a reader shows, and every character of names from Šarić to Nguyễn', async () => {
  const names =
    'Šarić Đorđević Yıldız Łukasz Ștefănescu Nguyễn Žižek İbrahim Bjørn Ærø Παππάς Шевченко';
  const drawnPdf = await drawn(names);
  const pdf = drawnPdf.toString('latin1');
  expect(pdf.startsWith('%PDF-1.7')).toBe(true);
  expect(pagesIn(drawnPdf)).toBe(1);
  for (const said of [
    '/Lang (de)',
    '/Marked true',
    '/DisplayDocTitle true',
    '/S /H1',
    'Inter-Regular',
  ])
    expect(pdf).toContain(said);
  const title = Buffer.from(`\ufeff${certificateTexts.title}`, 'utf16le')
    .swap16()
    .toString('latin1');
  expect(pdf).toContain(title);
  const glyphs = glyphsIn(drawnPdf);
  expect(glyphs.length).toBeGreaterThan(300);
  expect(glyphs).not.toContain('0000');
  // The number need not be typed.
  expect(pdf).toContain(
    '/URI (https://x.example/praxis-am-see/bestaetigung/7ZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ)',
  );
  expect(wordsIn(drawnPdf).replaceAll(' ', '')).toContain(names.replaceAll(' ', ''));
});

test('a name is printable exactly if no character of it becomes an empty box', async () => {
  for (const name of [
    'Zoë O’Neill-Müller',
    'Adékúnlé Ọ́mọ́',
    'Anna 😀',
    'Anna。',
    'Ａｎｎａ',
    'ሰላም',
    'Anna\u{200d}Maria',
  ])
    expect(await isPrintable(name), name).toBe(!glyphsIn(await drawn(name)).includes('0000'));
  expect(await Promise.all(['Ọ́mọ́', '😀', '。'].map(isPrintable))).toEqual([true, false, false]);
});

test('a logo, and a name as long as the form takes one, stay on one page', async () => {
  const logo = await sharp({
    create: { width: 300, height: 300, channels: 4, background: '#0f766e80' },
  })
    .webp()
    .toBuffer();
  const pdf = await drawn(`${'Maximiliane-Leopoldine '.repeat(11)}${'W'.repeat(255)}`, logo);
  expect(pagesIn(pdf)).toBe(1);
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
});
