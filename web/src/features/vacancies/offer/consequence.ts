/** The one sentence that says what will happen. */
import { shortDay, shortMoment } from '@platzwart/domain/vacancies/describe-place';
import type { VacancyTerms } from '@platzwart/domain/vacancies/vacancy';
import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import type { PlannedOffer } from './offer-plan.ts';
import { texts } from './texts.ts';

/** More names than this are a number. */
const maxNames = 3;

/** Milliseconds within which an e-mail leaves at once. */
const soon = 5 * 60_000;

/** Empty if nobody is chosen, or if it is too late to ask. */
export function consequence(
  { mode, atOnce, plan, times }: PlannedOffer,
  { seats }: Pick<VacancyTerms, 'seats'>,
  people: ReadonlyMap<string, StoredRequest>,
  now: Date,
): string {
  const [first] = times;
  const last = times.at(-1);
  if (plan.length === 0 || !first || !last) return '';
  const everybody = plan.map(({ requestId }) => people.get(requestId));
  const asked = everybody.slice(0, mode === 'inTurn' ? seats : atOnce);
  const next = everybody[asked.length];
  const until = shortMoment(first.until);
  const byPhone = asked.filter((person) => person && isByPhone(person));
  const byEmail = asked.filter((person) => !person || !isByPhone(person));
  const when =
    first.sendAt.getTime() - now.getTime() <= soon ? 'gleich' : `am ${shortMoment(first.sendAt)},`;
  const parts = [
    byEmail.length > 0 &&
      `${named(byEmail)} ${byEmail.length === 1 ? 'bekommt' : 'bekommen'} ${when} eine Nachricht und ${byEmail.length === 1 ? 'kann' : 'können'} bis ${until} antworten.`,
    byPhone.length > 0 && `Bitte ruft ${named(byPhone)} bis ${until} an.`,
    mode === 'together' &&
      (seats === 1
        ? 'Von denen, die zusagen, bekommt den Platz, wer auf der Liste am weitesten oben steht.'
        : `Sagen mehr als ${seats} Personen zu, entscheidet die Reihenfolge auf der Liste.`),
    mode === 'firstWins' &&
      (seats === 1
        ? 'Wer zuerst zusagt, bekommt den Platz.'
        : `Die ersten ${seats}, die zusagen, bekommen die Plätze.`),
    next !== undefined &&
      (mode === 'inTurn' && asked.length === 1
        ? `Ohne Zusage ist ${fullName(next)} an der Reihe.`
        : `Sagt jemand ab oder antwortet nicht, wird ${fullName(next)} gefragt.`),
    mode === 'inTurn' && plan.length > asked.length
      ? `Antwortet niemand, seid ihr am ${shortDay(last.until)}, mit der Liste durch (${plan.length} Personen).`
      : 'Danach seid ihr gefragt.',
  ];
  return parts.filter(Boolean).join(' ');
}

export function isByPhone({
  email,
  emailFailedAt,
}: Pick<StoredRequest, 'email' | 'emailFailedAt'>): boolean {
  return email === '' || emailFailedAt !== null;
}

/** 'Emma Huber und Elif Maier'; more than a few are a number. */
export function named(people: readonly (StoredRequest | undefined)[]): string {
  if (people.length > maxNames) return `${people.length} Personen`;
  const names = people.map((person) => (person ? fullName(person) : texts.gone));
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}
