/** What must hold after every step, written without the product's own rules. */
import type { Actor } from '@platzwart/domain/request/history';
import type { Offer } from '@platzwart/domain/vacancies/offer';
import type { PersonNow, VacancyEvent } from '@platzwart/domain/vacancies/step-types';
import type { PlannedPerson, Vacancy } from '@platzwart/domain/vacancies/vacancy';
import { type Decided, day, hour, lateYesHours, offerKey, Violation, type World } from './world.ts';

type Checked = {
  readonly vacancyId: string;
  readonly before: Vacancy | undefined;
  readonly event: VacancyEvent;
  readonly by: Actor;
  readonly offersBefore: ReadonlyMap<string, Offer | null>;
  readonly peopleBefore: ReadonlyMap<string, PersonNow | null>;
  readonly decided: Decided;
};

const isOffered = ({ state }: PlannedPerson) => state === 'offered';
const isPledged = ({ state }: PlannedPerson) => state === 'pledged';
const isLive = (entry: PlannedPerson) => isOffered(entry) || isPledged(entry);
const holds = (entry: PlannedPerson) => isLive(entry) || entry.state === 'accepted';

export function checkStep(world: World, checked: Checked): void {
  const { before, decided, vacancyId } = checked;
  const { vacancy } = decided;
  const must = (is: boolean, what: string) => {
    if (!is) throw new Violation(what);
  };
  const now = new Date(world.now);
  const { plan, winners, seats, state, mode } = vacancy;
  const entryBefore = (id: string) => before?.plan.find(({ requestId }) => requestId === id);
  const free = seats - winners.length;
  const offered = plan.filter(isOffered);

  // Seats and winners.
  must(free >= 0, 'more winners than seats');
  const known = winners
    .filter(({ requestId }) => requestId !== '')
    .map(({ requestId }) => requestId);
  const won = plan
    .filter((entry) => entry.state === 'accepted' || entry.state === 'taken')
    .map(({ requestId }) => requestId);
  must(
    known.length === won.length && known.every((id) => won.includes(id)),
    'winners and plan differ',
  );
  must(new Set(known).size === known.length, 'somebody won two seats');
  for (const entry of plan) {
    if (entry.state === 'accepted')
      must(
        world.people.get(entry.requestId)?.status === 'open',
        'who accepted does not wait any more',
      );
  }

  // Settled and closed.
  const isSettled = state === 'accepted' || state === 'filled' || state === 'closed';
  if (isSettled) must(!plan.some(isLive), `live offer of a vacancy ${state}`);
  if (state === 'closed' || state === 'filled')
    must(!plan.some((entry) => entry.state === 'accepted'), `accepted offer, vacancy ${state}`);
  must(
    (state === 'accepted' || state === 'filled') ===
      (free === 0 && state !== 'closed' && state !== 'open'),
    `${state} with ${free} free seats`,
  );
  if (state === 'stalled') must(vacancy.stalledBecause !== null, 'stalled without a reason');
  else must(vacancy.stalledBecause === null, `a reason, but ${state}`);

  const untilStart = Date.parse(`${vacancy.startsOn}T${vacancy.slot.start}:00Z`) - world.now;
  // Two hours: clocks in Berlin are ahead.
  const isSoon = vacancy.rhythm === 'once' || untilStart < 3 * day + 2 * hour;
  must(
    mode !== 'firstWins' || state === 'open' || state === 'closed' || isSoon,
    'a race for a place that begins later',
  );

  // As many as approved.
  must(
    mode === 'inTurn' ? offered.length <= free : offered.length <= vacancy.atOnce,
    'more live offers than approved',
  );
  const wasWidened =
    checked.event.kind === 'askNext' ||
    checked.event.kind === 'offerAgain' ||
    checked.event.kind === 'begin';
  must(
    !before || wasWidened || vacancy.atOnce === before.atOnce,
    'more at once than a member approved',
  );

  for (const [n, entry] of plan.entries()) {
    const was = entryBefore(entry.requestId)?.state ?? null;
    if (mode === 'inTurn' && was === 'offered')
      must(entry.state !== 'lost', 'in turn, somebody who was asked lost the place');
    if (
      mode === 'together' &&
      entry.state === 'accepted' &&
      was !== 'accepted' &&
      was !== 'taken'
    ) {
      const couldAnswer = plan
        .slice(0, n)
        .some((other) => isOffered(other) && canAnswer(entryBefore(other.requestId), now));
      must(!couldAnswer, 'somebody won while a better ranked one can still answer');
    }
    if (entry.state === 'offered' && was !== 'offered') checkAsking(world, checked, n, must);
    if (entry.state === 'pledged')
      must(
        plan.slice(0, n).some(isOffered),
        'nobody better ranked can answer, and who said yes still waits',
      );
    if (entry.state === 'lost')
      must(was === 'lost' || free === 0, 'lost, but there is a free seat');
    if (entry.state === 'expired' && was !== 'expired') {
      const asked = entryBefore(entry.requestId);
      const stood = before?.frozenSince ? now.getTime() - before.frozenSince.getTime() : 0;
      must(
        asked?.state === 'offered' &&
          asked.until !== null &&
          asked.until.getTime() + stood <= world.now,
        'expired before its time',
      );
      must(asked?.channel === 'email' || asked?.called === true, 'expired although nobody called');
    }
    if (isOffered(entry) && entry.until !== null) {
      const next = vacancy.nextStepAt;
      must(
        vacancy.frozenSince !== null || (next !== null && next <= entry.until),
        'a live offer without a next moment',
      );
    }
    if (isOffered(entry) && entry.until === null)
      must(state === 'stalled', 'time stands still, and the team is not needed');
  }
  const isDue = vacancy.nextStepAt !== null && vacancy.nextStepAt <= now;
  const isFrozen = vacancy.frozenSince !== null;
  if (state === 'offering')
    must(plan.some(isLive) || isDue || isFrozen, 'offered to nobody, and the team does not know');
  if (
    checked.event.kind === 'takeBack' &&
    entryBefore(checked.event.requestId)?.state === 'taken' &&
    state !== 'closed'
  ) {
    must(state === 'stalled', 'a place was given back, and the team is not asked');
  }
  if (vacancy.behind.length > 0) must(isDue, 'somebody is behind, and nothing is due');
  if (world.isLocked) checkStandstill(checked, must);
  checkTimeLeft(world, checked, must);

  // Answers concern one person's documents.
  if ('requestId' in checked.event) {
    const { requestId } = checked.event;
    must(
      [...decided.offers.keys(), ...decided.requests.keys()].every((id) => id === requestId),
      `${checked.event.kind} changes others`,
    );
  }
  must(decided.offers.size <= 20 && decided.requests.size <= 20, 'too many documents');
  checkPeople(world, must);
  checkTraces(world, must);
  checkDocuments(world, vacancyId, vacancy, must);
  checkAnswer(world, checked, must);
}

/** Asked, and their time is not over; by phone it is not unless somebody called. */
function canAnswer(entry: PlannedPerson | undefined, now: Date): boolean {
  if (entry?.state !== 'offered') return false;
  return entry.until === null || entry.until > now || (entry.channel === 'phone' && !entry.called);
}

type Must = (is: boolean, what: string) => void;

/** Whom the machine asks: nobody twice, nobody who cannot take it or could only lose. */
function checkAsking(
  world: World,
  { vacancyId, before, by, event, decided, peopleBefore }: Checked,
  place: number,
  must: Must,
): void {
  const { vacancy } = decided;
  const entry = vacancy.plan[place];
  if (!entry) return;
  const { requestId } = entry;
  const person = peopleBefore.get(requestId);
  const free = vacancy.seats - vacancy.winners.length;
  const wasLate = before?.late.some((late) => late.requestId === requestId) ?? false;
  const times = world.offers.get(offerKey(vacancyId, requestId))?.times ?? 0;
  must(person?.status === 'open', 'somebody was asked who does not wait');
  must(
    person?.pausedUntil == null ||
      person.pausedUntil <= new Date(world.now).toISOString().slice(0, 10),
    'somebody in a pause was asked',
  );
  must(!world.isLocked && vacancy.frozenSince === null, 'asked while locked');
  must(times === 1 || event.kind === 'offerAgain' || wasLate, 'the machine asked somebody twice');
  const today = new Date(world.now).toISOString().slice(0, 10);
  must(
    vacancy.rhythm === 'once' ? vacancy.startsOn >= today : vacancy.startsOn > today,
    'asked after the first day',
  );
  const claims = vacancy.plan.slice(0, place).filter(isPledged).length;
  must(claims < free, 'somebody was asked who could only lose');
  if (by.kind === 'member' && event.kind !== 'begin' && event.kind !== 'create') return;
  must(
    vacancy.stalledBecause !== 'held' && before?.stalledBecause !== 'givenBack',
    'asked although the team holds it',
  );
  must(freshLate(world, vacancy).length < free, 'asked although somebody said yes late');
  const skippedOver = vacancy.plan.slice(0, place).some(({ state }) => state === null);
  must(!skippedOver, 'somebody better ranked was not asked');
}

export function freshLate(world: World, { late }: Vacancy): Vacancy['late'] {
  return late.filter(({ at }) => at.getTime() + lateYesHours * hour >= world.now);
}

/** A locked practice: nobody is asked, nothing ends by time, and deadlines do not move. */
function checkStandstill({ before, decided, event }: Checked, must: Must): void {
  for (const entry of decided.vacancy.plan) {
    const was = before?.plan.find(({ requestId }) => requestId === entry.requestId);
    if (!was || event.kind === 'void' || event.kind === 'emailFailed') continue;
    must(entry.state === was.state, `${was.state} became ${entry.state} while locked`);
  }
}

/**
 * Time that stood still is given back: who can still answer has as much left as when the practice
 * was locked.
 */
function checkTimeLeft({ now }: World, { before, decided, event }: Checked, must: Must): void {
  const isOwn = 'requestId' in event ? event.requestId : undefined;
  const stood =
    before?.frozenSince && decided.vacancy.frozenSince === null
      ? now - before.frozenSince.getTime()
      : 0;
  for (const entry of decided.vacancy.plan) {
    const was = before?.plan.find(({ requestId }) => requestId === entry.requestId);
    if (
      !was ||
      entry.requestId === isOwn ||
      !isOffered(was) ||
      !isOffered(entry) ||
      entry.until === null
    )
      continue;
    must(
      entry.until.getTime() === (was.until?.getTime() ?? 0) + stood,
      `${entry.requestId}: its deadline moved`,
    );
  }
}

/**
 * Once nothing is due: whoever could be asked has been, and nobody who said yes late waits in vain.
 */
export function checkNothingLeft(world: World, vacancy: Vacancy): string | undefined {
  const { plan, seats, winners, mode, atOnce, asked, stalledBecause, frozenSince, state } = vacancy;
  if (state !== 'offering' && state !== 'stalled') return undefined;
  const isHeld =
    stalledBecause === 'held' || stalledBecause === 'givenBack' || stalledBecause === 'startPassed';
  if (isHeld || frozenSince !== null) return undefined;
  const free = seats - winners.length;
  const offered = plan.filter(isOffered).length;
  const claims = plan.filter(isPledged).length + freshLate(world, vacancy).length;
  const room = mode === 'inTurn' ? free - offered - claims : claims < free ? atOnce - offered : 0;
  if (room > 0 && asked < plan.length) return 'a seat is free, and the next one is not asked';
  if (claims > 0 && !plan.some(isOffered))
    return 'somebody said yes, nobody else can answer, and they do not win';
  return undefined;
}

/** One live or accepted offer per person, in all vacancies. */
function checkPeople({ vacancies }: World, must: Must): void {
  const held = new Map<string, number>();
  for (const { plan } of vacancies.values()) {
    for (const entry of plan)
      if (holds(entry)) held.set(entry.requestId, (held.get(entry.requestId) ?? 0) + 1);
  }
  for (const [id, n] of held) must(n === 1, `${id} has ${n} offers at a time`);
}

/** Requests remember an end at least as late as that of any of their offers. */
function checkTraces({ offers, people }: World, must: Must): void {
  for (const { requestId, state, ended } of offers.values()) {
    const last = people.get(requestId)?.lastOffer;
    must(
      ended === null || last === undefined || (last !== null && last.at >= ended.at),
      `${requestId}: ${state} without a trace`,
    );
  }
}

/** Documents say what the plan says, except those behind. */
function checkDocuments(
  { offers, people }: World,
  vacancyId: string,
  vacancy: Vacancy,
  must: Must,
): void {
  for (const entry of vacancy.plan) {
    const { requestId, state } = entry;
    const person = people.get(requestId);
    if (vacancy.behind.includes(requestId) || !person) continue;
    const offer = offers.get(offerKey(vacancyId, requestId));
    must(
      (state === null) === (offer === undefined),
      `${requestId}: ${state} in the plan, offer ${offer?.state}`,
    );
    if (!offer) continue;
    must(offer.state === state, `${requestId}: ${state} in the plan, ${offer.state} in the offer`);
    must(offer.channel === entry.channel, `${requestId}: channels differ`);
    must(offer.until?.getTime() === entry.until?.getTime(), `${requestId}: deadlines differ`);
    must(
      (person.offer?.vacancyId === vacancyId) === holds(entry),
      `${requestId}: ${state}, and its request says otherwise`,
    );
    if (holds(entry))
      must(
        person.offer?.until?.getTime() === entry.until?.getTime(),
        `${requestId}: the request has another deadline`,
      );
    must(
      (state === 'taken') === (offer.given !== null),
      `${requestId}: ${state}, given ${offer.given !== null}`,
    );
  }
}

/** A yes counts whenever nobody else has a better claim. */
function checkAnswer(
  world: World,
  { before, event, decided, peopleBefore }: Checked,
  must: Must,
): void {
  if (event.kind !== 'accept' || !before) return;
  const after = decided.vacancy.plan.find(({ requestId }) => requestId === event.requestId);
  const was = before.plan.find(({ requestId }) => requestId === event.requestId);
  const now = new Date(world.now);
  const isInTime = was?.state === 'offered' && (was.until === null || was.until > now);
  if (isInTime)
    must(after?.state === 'accepted' || after?.state === 'pledged', 'a yes in time was not heard');
  if (isInTime && before.mode !== 'together')
    must(after?.state === 'accepted', 'a yes in time did not win');
  const others = before.plan.filter(({ requestId }) => requestId !== event.requestId);
  const mayAnswer = others.some((other) => isPledged(other) || canAnswer(other, now));
  const claims = freshLate(world, before).some(({ requestId }) => requestId !== event.requestId);
  const isFree = peopleBefore.get(event.requestId)?.offer?.vacancyId === undefined;
  if (was?.state === 'expired' && !mayAnswer && !claims && isFree)
    must(after?.state === 'accepted', 'a late yes did not win, though nobody else could');
  if (was?.state === 'expired' && after?.state === 'accepted') world.seen.add('late yes won');
}
