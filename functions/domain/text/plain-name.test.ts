import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsAddress, holdsEncodedWord, withoutLinks } from './plain-name.ts';

/** Real names of practices and people, and how e-mails write them if that differs. */
const real: [name: string, written?: string][] = [
  ['Dr. med. Müller'],
  ['Dr.med.univ. Anna Huber', 'Dr. med. univ. Anna Huber'],
  ['Anna Huber, B.Sc.', 'Anna Huber, B. Sc.'],
  ['Praxis St. Anna'],
  ['Praxis St.Anna', 'Praxis St. Anna'],
  ['Logopädie am Ring 2.OG', 'Logopädie am Ring 2. OG'],
  ['Ergo.Punkt', 'Ergo. Punkt'],
  ['Kinder.Therapie.Zentrum', 'Kinder. Therapie. Zentrum'],
  ['Physio Huber e.U.'],
  ['Huber GmbH & Co.KG', 'Huber GmbH & Co. KG'],
  ['Ergo@Home'],
  ['Praxis 4.0'],
  ['Hauptstr.12/Top 3'],
  ['P.L.A.T.Z.'],
  ['St. Johann i.Tirol', 'St. Johann i. Tirol'],
  ['therapie:raum'],
  ['Mag.a Eva Novak-Łukasz'],
  ['Therapie für Kinder, Jugendliche u.a.'],
];

const hostile = [
  'Sparkasse. Konto gesperrt! Hier: https://sparkasse.evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE/x?y=1',
  'evil.com',
  'Evil.At',
  'www.evil',
  'www.t.co/abc',
  'evil．com',
  'evil。com',
  'evil\u00ad.com',
  'evil.\u200dcom',
  't.co/abc',
  'physio.wien',
  'sparkasse.at/konto',
  'konto@evil.example',
  'mailto:konto@evil.example',
  'javascript:alert(1)',
  'http://1.2.3.4/login',
  'http://2130706433',
  'hthttps://tps://evil.com',
  '[Hier](https://evil.com)',
  'https://platzwart.example.evil.com',
  'https://platzwart.example@evil.com',
  'пример.рф',
  'file:\\\\evil.com\\x',
  'xn--e1afmkfd.xn--p1ai',
];

describe('a name', () => {
  it.each(real)(
    '%s is one, and is written so that nothing in it becomes a link',
    (name, written = name) => {
      expect(holdsAddress(name) || holdsEncodedWord(name)).toBe(false);
      expect(withoutLinks(name)).toBe(written);
    },
  );

  it.each(hostile)('%s is none', (text) => {
    expect(holdsAddress(text)).toBe(true);
    expect(holdsAddress(withoutLinks(text))).toBe(false);
  });

  it.each(['=?utf-8?b?UGxhdHo=?=', '=\u200b?utf-8?q?Platz?=', 'a =? b'])(
    '%s could be read as something else',
    (text) => {
      expect(holdsEncodedWord(text)).toBe(true);
      expect(holdsEncodedWord(withoutLinks(text))).toBe(false);
    },
  );

  it('is written without links whatever it holds, and the same when it is written again', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile, ...real.map(([name]) => name)),
      fc.constantFrom(
        '.',
        '．',
        '@',
        '://',
        'www',
        'com',
        'mailto:',
        'a',
        '-',
        '\u200d',
        ' ',
        '/',
        '=',
        '?',
        '\\\\',
        '1',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const written = withoutLinks(pieces.join(''));
        expect(holdsAddress(written) || holdsEncodedWord(written)).toBe(false);
        expect(withoutLinks(written)).toBe(written);
      }),
      { numRuns: 2000 },
    );
  });
});
