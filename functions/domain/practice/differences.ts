/**
 * All that differs by country apart from holidays (`holidays.ts`), the rules of prescriptions
 * (`prescription.ts`) and the names of regions: one table, each entry with its source. Where one
 * word is understood in all three countries, it stands in the shared texts instead, and no row here
 * is needed: so it is with spelling, as Switzerland has no ß (`tests/consistency/wording.test.ts`).
 * Laws and numbers were read on 2026-11-27, at second hand where no official page was at hand.
 */
import { dieteticsIn } from './profession.ts';
import type { Nation } from './region.ts';

type Differences = {
  /** Of invented people: numbers that nobody is given. */
  readonly examples: {
    readonly postalCode: string;
    readonly city: string;
  };
  /** Invented people's numbers, by a number of four digits. */
  readonly sampleNumber: (n: number) => string;
  /** Suggestions, never a closed list. */
  readonly insurers: readonly string[];
  /** Beside the question about insurance; '' where everybody is insured in their own name. */
  readonly insuredThrough: string;
  /** Where to turn in a crisis, as Markdown list entries. */
  readonly crisis: string;
  /** What people need a certificate of waiting for; '' where no law asks for one. */
  readonly proofOfWaiting: string;
  /** The profession that counsels about nutrition. */
  readonly dietetics: string;
};

export const differences: Readonly<Record<Nation, Differences>> = {
  AT: {
    examples: { postalCode: '8010', city: 'Graz' },
    // Zeros after the prefix, as in the demo world: nobody is given such a number.
    sampleNumber: (n) => `0660 000 ${n}`,
    // Large and well-known ones, as suggestions; not read from a list.
    insurers: ['ÖGK', 'BVAEB', 'SVS', 'KFA Wien', 'LKUF Oberösterreich', 'Privatversicherung'],
    // § 123 ASVG: Anspruchsberechtigung für Angehörige.
    insuredThrough: 'Bei Mitversicherten genügt der Name der Krankenkasse.',
    // RTR, Kurzrufnummern für Notrufdienste: 142, 144, 147.
    crisis: `- Rettung: [144](tel:144)
- Telefonseelsorge [142](tel:142), für Kinder und Jugendliche Rat auf Draht [147](tel:147)`,
    proofOfWaiting: '',
    dietetics: dieteticsIn.AT,
  },
  DE: {
    examples: { postalCode: '04155', city: 'Leipzig' },
    // Bundesnetzagentur, Amtsblatt 7/2021, Mitteilung 148: numbers for films, given to nobody. The
    // range itself was not read there.
    sampleNumber: (n) => `0176 040690${String(n % 100).padStart(2, '0')}`,
    // Large and well-known ones, as suggestions; not read from a list.
    insurers: [
      'AOK',
      'Techniker Krankenkasse',
      'BARMER',
      'DAK-Gesundheit',
      'IKK classic',
      'KKH',
      'KNAPPSCHAFT',
      'hkk',
      'SBK',
      'Privat versichert',
      'Beihilfe',
    ],
    // § 10 SGB V: Familienversicherung.
    insuredThrough: 'Bei Familienversicherten genügt der Name der Krankenkasse.',
    // telefonseelsorge.de, 116117.de; nummergegenkummer.de, the only one with hours
    // (Bundesfamilienministerium: Monday to Saturday, 14 to 20).
    crisis: `- Ärztlicher Bereitschaftsdienst [116 117](tel:116117)
- Telefonseelsorge [0800 111 0 111](tel:08001110111), [0800 111 0 222](tel:08001110222) oder [116 123](tel:116123), für Kinder und Jugendliche, montags bis samstags von 14 bis 20 Uhr, [116 111](tel:116111)`,
    // § 13 Abs. 3 SGB V: costs of what the Krankenkasse could not provide in time. No law names the
    // certificate: courts ask that the failure be shown (LSG Baden-Württemberg L 5 KR 704/17), in
    // psychotherapy most of all.
    proofOfWaiting:
      'In Deutschland kann er bei einem Antrag auf Kostenerstattung helfen, wenn keine Praxis mit Kassenzulassung rechtzeitig einen Platz hat. Was die Krankenkasse dafür verlangt, sagt sie selbst.',
    dietetics: dieteticsIn.DE,
  },
  CH: {
    // Zeros after the prefix, as in Austria.
    examples: { postalCode: '8001', city: 'Zürich' },
    sampleNumber: (n) => `079 000 ${String(n).slice(0, 2)} ${String(n).slice(2)}`,
    // Large and well-known ones, as suggestions; not read from a list.
    insurers: [
      'CSS',
      'Helsana',
      'SWICA',
      'Concordia',
      'Sanitas',
      'Visana',
      'KPT',
      'Groupe Mutuel',
      'Assura',
      'Sympany',
      'ÖKK',
      'Atupri',
      'Invalidenversicherung',
    ],
    // Art. 3 KVG: every resident must be insured, children too; premiums are per head, so nobody is
    // insured through somebody else.
    insuredThrough: '',
    // 143.ch, 147.ch (both at any hour), 144.
    crisis: `- Sanitätsnotruf: [144](tel:144)
- Dargebotene Hand [143](tel:143), für Kinder und Jugendliche Pro Juventute [147](tel:147)`,
    proofOfWaiting: '',
    dietetics: dieteticsIn.CH,
  },
};
