/**
 * All that differs by country apart from holidays (`holidays.ts`), the rules of prescriptions (`prescription.ts`) and the names of
 * regions: one table, each entry with its source. Where one word is understood in all three countries, it stands in the shared texts
 * instead, and no row here is needed.
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
    // Dachverband der Sozialversicherungsträger; Krankenfürsorgeanstalten of the larger towns.
    insurers: ['ÖGK', 'BVAEB', 'SVS', 'KFA Wien', 'LKUF Oberösterreich', 'Privatversicherung'],
    // § 123 ASVG: Angehörige.
    insuredThrough: 'Bei Mitversicherten genügt der Name der Krankenkasse.',
    // telefonseelsorge.at, rataufdraht.at, gesundheit.gv.at.
    crisis: `- Rettung: [144](tel:144)
- Telefonseelsorge [142](tel:142), für Kinder und Jugendliche Rat auf Draht [147](tel:147)`,
    proofOfWaiting: '',
    dietetics: dieteticsIn.AT,
  },
  DE: {
    examples: { postalCode: '04155', city: 'Leipzig' },
    // Bundesnetzagentur: mobile numbers reserved for films.
    sampleNumber: (n) => `0176 040690${String(n % 100).padStart(2, '0')}`,
    // GKV-Spitzenverband, list of Krankenkassen by members.
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
    // telefonseelsorge.de, nummergegenkummer.de, 116117.de.
    crisis: `- Ärztlicher Bereitschaftsdienst [116 117](tel:116117)
- Telefonseelsorge [0800 111 0 111](tel:08001110111), [0800 111 0 222](tel:08001110222) oder [116 123](tel:116123), für Kinder und Jugendliche [116 111](tel:116111)`,
    // § 13 Abs. 3 SGB V: costs of what the Krankenkasse could not provide in time.
    proofOfWaiting:
      'In Deutschland gehört er zu einem Antrag auf Kostenerstattung, wenn keine Praxis mit Kassenzulassung rechtzeitig einen Platz hat.',
    dietetics: dieteticsIn.DE,
  },
  CH: {
    // Zeros after the prefix, as in Austria.
    examples: { postalCode: '8001', city: 'Zürich' },
    sampleNumber: (n) => `079 000 ${String(n).slice(0, 2)} ${String(n).slice(2)}`,
    // Bundesamt für Gesundheit, list of approved insurers.
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
    // Art. 3 KVG: everybody is insured in their own name.
    insuredThrough: '',
    // 143.ch, 147.ch, 144.
    crisis: `- Sanitätsnotruf: [144](tel:144)
- Dargebotene Hand [143](tel:143), für Kinder und Jugendliche Pro Juventute [147](tel:147)`,
    proofOfWaiting: '',
    dietetics: dieteticsIn.CH,
  },
};

/** Our own words as the country spells them: Switzerland has no ß (Schweizerische Bundeskanzlei, Leitfaden zur deutschen Rechtschreibung). */
export function spelledFor(nation: Nation | undefined, text: string): string {
  return nation === 'CH' ? text.replaceAll('ß', 'ss') : text;
}
