/**
 * What all e-mails to patients about a free place share: its facts, the practice's own words, the
 * id.
 */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Account } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { fillPlaceText, type PlaceValues } from '@platzwart/domain/vacancies/placeholders';
import type { Vacancy } from '@platzwart/domain/vacancies/vacancy';
import type { OutgoingEmail } from '../../core/email.ts';
import type { PlaceTerms } from './describe-place.ts';
import type { EmailBody } from './layout.ts';
import { type PatientEmail, patientEmail } from './patient-email.ts';

/**
 * Input of each of these e-mails: that of `emailWithLink`, and `{ account, vacancyId, vacancy,
 * offer }`.
 */
export type VacancyEmail = Pick<
  PatientEmail,
  'practice' | 'contact' | 'requestId' | 'request' | 'token' | 'now' | 'notice'
> & {
  account: Pick<Account, 'approvedAt' | 'offering'>;
  vacancyId: string;
  vacancy: PlaceTerms & Pick<Vacancy, 'mode' | 'noteForPatients' | 'payer'>;
  /**
   * When the prescription must be issued. Told only after a yes: before, the address may be a
   * stranger's.
   */
  issue?: { readonly from: IsoDate; readonly to: IsoDate } | null;
  /** `times` as of the step that the e-mail reports. */
  offer: { readonly times: number; readonly answeredAt?: Date | null };
  /** Earliest sending time; immediately if missing. */
  dueAt?: Date;
};

type Words = Pick<
  PatientEmail,
  'purpose' | 'subject' | 'paragraphs' | 'rows' | 'firstRows' | 'buttonLabel' | 'answers' | 'ours'
> & {
  /** Part of the id, for what can happen more than once to an offer. */
  again?: string;
  notMine?: string;
};

/** Names nobody, and says nothing about health: a mistyped address belongs to a stranger. */
export function vacancyEmail(
  given: VacancyEmail,
  { again, ...words }: Words,
  origin: string,
): OutgoingEmail {
  const { practice, contact, requestId, request, token, now, notice, vacancyId, offer, dueAt } =
    given;
  const about = aboutOffer(
    { slug: practice.slug, vacancyId, requestId, times: offer.times },
    again,
  );
  const patient = {
    practice,
    contact,
    about,
    requestId,
    request,
    token,
    now,
    ...(notice !== undefined && { notice }),
  };
  const notMine =
    'Sie haben keinen Platz gesucht? Dann hat sich jemand bei der Adresse vertippt. Bitte sagen Sie das der Praxis.';
  return {
    ...patientEmail({ ...patient, notMine, ...words }, origin),
    ...(dueAt !== undefined && { dueAt }),
  };
}

/**
 * What one e-mail about an asking is about, as part of its id: each asking has one of each kind,
 * and more with `again`.
 */
export function aboutOffer(
  offer: { slug: string; vacancyId: string; requestId: string; times: number },
  again?: string,
): string {
  const { slug, vacancyId, requestId, times } = offer;
  return [slug, vacancyId, requestId, String(times), ...(again === undefined ? [] : [again])].join(
    '_',
  );
}

/**
 * When, how often, from when, where, with whom, and until when to answer, as far as `values` say.
 */
export function factsOf(values: PlaceValues): NonNullable<EmailBody['rows']> {
  const facts: readonly (readonly [string, string])[] = [
    ['Wann', values.platz_wann],
    ['Wie\u00a0oft', values.platz_rhythmus],
    ['Ab', values.platz_ab],
    ['Bis', values.platz_bis],
    ['Wo', [values.platz_standort, values.platz_adresse].filter(Boolean).join(', ')],
    ['Bei', values.platz_therapeut],
    ['Antwort bis', values.platz_frist],
  ];
  return facts.filter(([, value]) => value !== '');
}

/**
 * The practice's own words as paragraphs, and what of them may be an address: all of it once
 * somebody has looked at the practice, else its booking form.
 */
export function customParagraphs(
  text: string,
  values: PlaceValues,
  { practice, account }: { practice: Practice; account: Pick<Account, 'approvedAt'> },
  origin: string,
): { paragraphs: string[]; ours: string[] } {
  const said = fillPlaceText(text, values, practice, origin);
  const paragraphs = said.split(/\n+/).flatMap((line) => line.trim() || []);
  return {
    paragraphs,
    ours:
      account.approvedAt === null ? [origin + sitePaths.booking(practice.slug)] : said.split(/\s+/),
  };
}
