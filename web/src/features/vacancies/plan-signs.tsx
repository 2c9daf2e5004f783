/** The plan as a row of signs, each with words. */
import type { PlannedPerson, Vacancy } from '@platzwart/domain/vacancies/vacancy';
import {
  Check,
  CircleSlash,
  Ellipsis,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestionMark,
  Minus,
  Phone,
  Undo2,
  X,
} from 'lucide-react';
import { tooltip } from '../../ui/tooltip.ts';
import { texts as listTexts } from './list/texts.ts';
import { nameOf, type People } from './people.tsx';
import styles from './plan-signs.module.css';
import { needOf } from './standing.ts';
import { texts } from './texts.ts';

/** Signs in one row; the others are counted. */
const most = 12;

export function PlanSigns({ vacancy, people }: { vacancy: Pick<Vacancy, 'plan'>; people: People }) {
  const { plan } = vacancy;
  if (plan.length === 0) return null;
  return (
    <ul role="list" className="row gap-1" aria-label={listTexts.plan}>
      {plan.slice(0, most).map((person) => {
        const words = listTexts.sign(nameOf(person.requestId, people), formatState(person));
        return (
          <li key={person.requestId} {...tooltip(words)}>
            <Sign person={person} />
            <span className="visually-hidden">{words}</span>
          </li>
        );
      })}
      {plan.length > most && <li className="hint">{listTexts.moreInPlan(plan.length - most)}</li>}
    </ul>
  );
}

/** '1 abgesagt · 1 zugesagt · 2 folgen': what the signs say, counted. */
export function describePlan({ plan }: Pick<Vacancy, 'plan'>): string {
  const counts = new Map<string, number>();
  for (const person of plan) {
    const state = needOf(person) ?? person.state ?? 'planned';
    counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  return [...counts]
    .map(([state, n]) => listTexts.counted(n, state as keyof typeof listTexts.countedStates))
    .join(' · ');
}

export function formatState(person: PlannedPerson): string {
  const need = needOf(person);
  if (need !== undefined) return texts.needs[need];
  return person.state === null ? texts.notAsked : texts.states[person.state];
}

const signs: Record<NonNullable<PlannedPerson['state']>, LucideIcon> = {
  offered: Ellipsis,
  pledged: Check,
  accepted: Check,
  taken: Check,
  declined: X,
  expired: Hourglass,
  lost: CircleSlash,
  withdrawn: Undo2,
  void: Minus,
  skipped: Minus,
};

/** Words beside it say the same. */
export function Sign({ person }: { person: PlannedPerson }) {
  const need = needOf(person);
  const Icon =
    need === 'question'
      ? MessageCircleQuestionMark
      : need
        ? Phone
        : person.state && signs[person.state];
  return (
    <span
      className={`centred rigid round muted ${styles.sign}`}
      data-state={person.state ?? 'planned'}
    >
      {Icon && <Icon size={14} aria-hidden="true" />}
    </span>
  );
}
