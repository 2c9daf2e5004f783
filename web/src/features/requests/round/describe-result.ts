import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { LastContact } from '@platzwart/domain/request/next-step';
import { offerAnswerTexts } from '../../../entities/vacancy/offer-answers.ts';
import { formatStep } from '../steps/format-step.ts';
import { stepTexts } from '../steps/step-texts.ts';
import { texts as shared } from '../texts.ts';
import type { Elsewhere, Result } from './round.ts';
import { texts } from './texts.ts';

/** 'Erreicht', 'Nicht erreicht, wieder morgen', 'Archiviert: kein Interesse mehr'. */
export function describeResult(result: Result, today: IsoDate): string {
  if (result.kind === 'skipped') return texts.skipped;
  if (result.kind === 'archived') return texts.archivedFor(shared.reasons[result.reason]);
  if (result.kind === 'offer') return offerAnswerTexts[result.answer];
  const { contact, nextStep } = result.logged;
  return nextStep ? formatStep(nextStep, today) : stepTexts.outcomes[contact ?? 'reached'];
}

export function describeContact({ outcome }: LastContact): string {
  return stepTexts.outcomes[outcome];
}

export function describeElsewhere(what: Elsewhere, names: ReadonlyMap<string, string>): string {
  return what.kind === 'contacted'
    ? texts.others.contacted(describeContact(what.contact), names.get(what.contact.by))
    : texts.others[what.kind];
}
