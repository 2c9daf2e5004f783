/**
 * How many days after its prescription was issued a therapy must begin, by country and profession;
 * who must approve it; and the advice that follows. No schemas: pages for patients load this file.
 * The days are counted in `prescription-days.ts`.
 */

import type { PrescriptionRule } from '../booking/prescription-days.ts';
import type { IsoDate } from '../dates/german-date.ts';
import type { Practice } from '../practice/practice.ts';
import { type Profession, professionsOf } from '../practice/profession.ts';
import { nationOf, regionOf } from '../practice/region.ts';
import { folded } from '../text/folding.ts';

type Row = PrescriptionRule & {
  country: 'DE' | 'CH';
  professions: readonly Profession[];
  payer: 'health' | 'accident';
  source: string;
  /** When the source was read. */
  readOn: IsoDate;
  /** False: known from one unofficial page, so it applies to nobody. */
  isConfirmed: boolean;
};

const german = ['speech', 'occupational', 'physio'] as const;

/** Austria sets no such period: its insurers ask for an approval instead (`approvals`). */
export const prescriptionRows: readonly Row[] = [
  {
    country: 'DE',
    professions: german,
    payer: 'health',
    days: 28,
    urgentDays: 14,
    source:
      'Techniker Krankenkasse and Barmer on prescriptions of Heilmittel; of dentists alike: § 14 HeilM-RL ZÄ',
    readOn: '2026-11-22',
    isConfirmed: true,
  },
  {
    country: 'DE',
    professions: german,
    payer: 'accident',
    days: 7,
    urgentDays: 7,
    source: "a single practice's page",
    readOn: '2026-11-22',
    isConfirmed: false,
  },
  {
    country: 'CH',
    professions: ['physio'],
    payer: 'health',
    days: 35,
    urgentDays: 35,
    source: 'Art. 5 Abs. 2 KLV: five weeks',
    readOn: '2026-11-22',
    isConfirmed: true,
  },
  {
    country: 'CH',
    professions: ['occupational'],
    payer: 'health',
    days: 56,
    urgentDays: 56,
    source: 'Art. 6 Abs. 2 KLV: eight weeks',
    readOn: '2026-11-22',
    isConfirmed: true,
  },
  {
    country: 'CH',
    professions: ['speech'],
    payer: 'health',
    days: 56,
    urgentDays: 56,
    source: 'Art. 11 Abs. 1 KLV: eight weeks',
    readOn: '2026-11-22',
    isConfirmed: true,
  },
];

type Insurer = { name: string; mark: RegExp; isNeeded: boolean; source: string; readOn: IsoDate };

/**
 * Austria, physiotherapy: whether the insurer must approve a prescription before the therapy
 * begins.
 */
const approvals: readonly Insurer[] = [
  {
    name: 'SVS',
    mark: /\bsvs\b/,
    isNeeded: true,
    source: 'SVS, as of August 2025',
    readOn: '2026-11-22',
  },
  {
    name: 'ÖGK',
    mark: /\boegk\b/,
    isNeeded: false,
    source: 'suspended until 30 June 2027, as of August 2025',
    readOn: '2026-11-22',
  },
  {
    name: 'BVAEB',
    mark: /\bbvaeb\b/,
    isNeeded: false,
    source: 'BVAEB, as of August 2025',
    readOn: '2026-11-22',
  },
];

type Where = Pick<Practice, 'locations' | 'profession' | 'title' | 'subtitle'>;

/**
 * The rule at this location of a practice, the shortest of several professions or of an unknown
 * one; null where none is known.
 */
export function prescriptionRule(practice: Where, locationId?: string): PrescriptionRule | null {
  const known = professionsOf(practice);
  const nation = nationOf(regionOf(practice, locationId));
  const rows = prescriptionRows.filter(
    ({ country, professions, payer, isConfirmed }) =>
      isConfirmed &&
      payer === 'health' &&
      country === nation &&
      (known.length === 0 || professions.some((each) => known.includes(each))),
  );
  const [shortest] = rows.toSorted((one, other) => one.days - other.days);
  return shortest ? { days: shortest.days, urgentDays: shortest.urgentDays } : null;
}

/** The rule if this practice asks when prescriptions were issued; null: deadlines are off. */
export function appliedRule(
  practice: Where | undefined,
  form: { readonly prescriptionEnabled: boolean } | undefined,
): PrescriptionRule | null {
  return practice && form?.prescriptionEnabled ? prescriptionRule(practice) : null;
}

/**
 * Whether this insurer must approve the therapy first; undefined where nobody knows or none ever
 * must.
 */
export function approvalFor(
  practice: Where,
  insurance: string | undefined,
): { insurer: string; isNeeded: boolean } | undefined {
  if (
    nationOf(regionOf(practice)) !== 'AT' ||
    !insurance ||
    !professionsOf(practice).includes('physio')
  )
    return undefined;
  const found = approvals.find(({ mark }) => mark.test(folded(insurance)));
  return found && { insurer: found.name, isNeeded: found.isNeeded };
}

/**
 * The advice to patients, in the form, on the success page and in the e-mail: the same words to
 * everybody.
 */
export const issueLater =
  'Bitte lassen Sie die Verordnung erst ausstellen, wenn wir Ihnen einen Platz zusagen.';

/**
 * Whether the practice gives that advice: as it chose, else in Germany if it asks for
 * prescriptions.
 */
export function advisesIssuingLater(
  practice: Pick<Practice, 'locations'>,
  {
    issueLaterAdvised,
    doctorsOrderEnabled,
  }: { readonly issueLaterAdvised: boolean | null; readonly doctorsOrderEnabled: boolean },
): boolean {
  return issueLaterAdvised ?? (doctorsOrderEnabled && nationOf(regionOf(practice)) === 'DE');
}
