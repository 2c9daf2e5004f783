/** What happens with a free place now and next, as one sentence. */
import type { PlannedPerson, Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { formatUntil } from '../../../entities/vacancy/format-vacancy.ts';
import { inState, needOf, nextPerson } from '../standing.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

const t = texts.progress;

/** Names in one sentence; the others are counted. */
const maxNames = 2;

export function progressOf(
  vacancy: Vacancy,
  nameOf: (requestId: string) => string,
  now: Date,
): string {
  const { state, plan, stalledBecause, frozenSince } = vacancy;
  if (state === 'open') return sentence([plan.length === 0 ? t.open : t.planned(plan.length)]);
  if (frozenSince !== null) return sentence([t.frozen]);
  const accepted = inState(vacancy, 'accepted');
  const asked = inState(vacancy, 'offered');
  const toCall = asked.find(
    (person) => needOf(person) === 'call' || needOf(person) === 'emailFailed',
  );
  const waiting = asked.filter((person) => person !== toCall);
  const pledged = inState(vacancy, 'pledged').length;
  const reason =
    state === 'stalled' && stalledBecause !== null ? shared.stalled[stalledBecause] : undefined;
  return sentence([
    reason,
    accepted.length > 0 ? t.accepted(named(accepted, nameOf)) : undefined,
    toCall &&
      t.call(
        nameOf(toCall.requestId),
        toCall.until === null ? undefined : formatUntil(toCall.until, now),
      ),
    waiting.length > 0 ? withNext(timeOf(waiting, nameOf, now), vacancy, nameOf) : undefined,
    pledged > 0 ? t.pledged(pledged) : undefined,
    asked.length + accepted.length + pledged === 0 && !reason ? t.nobodyAsked : undefined,
  ]);
}

function timeOf(
  people: readonly PlannedPerson[],
  nameOf: (id: string) => string,
  now: Date,
): string {
  const names = named(people, nameOf);
  const untils = people.flatMap(({ until }) => until ?? []);
  const last = untils.reduce<Date | undefined>(
    (latest, until) => (latest && latest > until ? latest : until),
    undefined,
  );
  return last ? t.hasUntil(names, formatUntil(last, now)) : t.noTime(names);
}

/** Only where time alone leads to the next one. */
function withNext(text: string, vacancy: Vacancy, nameOf: (id: string) => string): string {
  if (vacancy.state !== 'offering' || vacancy.mode === 'together') return text;
  const next = nextPerson(vacancy);
  return `${text}, ${next ? t.next(nameOf(next.requestId)) : t.last}`;
}

function named(people: readonly PlannedPerson[], nameOf: (id: string) => string): string[] {
  const names = people.slice(0, maxNames).map(({ requestId }) => nameOf(requestId));
  const others = people.length - names.length;
  return others > 0 ? [...names, t.others(others)] : names;
}

function sentence(parts: readonly (string | undefined)[]): string {
  return `${parts.filter(Boolean).join('. ')}.`;
}
