/** A history entry as text, with the values before and after. */
import { formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { EntryToStranger } from '@platzwart/domain/emails/email-entry';
import { emailsToStrangers } from '@platzwart/domain/emails/emails-to-strangers';
import type { HistoryEntry } from '@platzwart/domain/request/history';
import { NextStep, WantedStep } from '@platzwart/domain/request/next-step';
import * as z from 'zod/mini';
import type { FieldFormat } from '../../../entities/request/format-field.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import { declinedTexts } from '../../../entities/vacancy/declined.ts';
import { vacancyTime } from '../../../entities/vacancy/format-vacancy.ts';
import { texts as shared } from '../texts.ts';
import { texts } from './texts.ts';

const t = texts.history;

export function headlineOf(entry: HistoryEntry): string {
  switch (entry.what) {
    case 'archived':
      return entry.reason ? `${t.what.archived}: ${shared.reasons[entry.reason]}` : t.what.archived;
    case 'emailWaits':
    case 'emailSent':
    case 'emailFailed':
      return t[entry.what](emailName(entry.purpose));
    case 'contacted':
      return entry.contact ? t.contacted(t.contacts[entry.contact]) : t.what.contacted;
    case 'nextStepChanged':
      return nextStepOf(entry);
    default:
      return aboutPlace(entry);
  }
}

const emails: Readonly<Record<string, EntryToStranger>> = emailsToStrangers;

function emailName(purpose = ''): string {
  const entry = emails[purpose];
  return entry?.to === 'patient' ? entry.inHistory : t.anyEmail;
}

/** 'Platz angeboten: Mi 15–16 Uhr ab 02.12.2026', with the reason of a no. */
function aboutPlace({ what, vacancy, declined }: HistoryEntry): string {
  const happened = t.what[what];
  if (!vacancy) return happened;
  const place = t.place(vacancyTime(vacancy.slot, 'short'), formatGermanDate(vacancy.startsOn));
  return [`${happened}: ${place}`, declined && declinedTexts[declined]].filter(Boolean).join('. ');
}

/** As a command set it, or as a merged request held it. */
const Step = z.union([WantedStep, NextStep]);

function nextStepOf({ changes = [] }: HistoryEntry): string {
  const change = changes.find(({ field }) => field === 'nextStep');
  if (!change) return t.what.nextStepChanged;
  const step = Step.safeParse(change.to);
  if (!step.success) return change.to === null ? t.noStep : t.what.nextStepChanged;
  return t.nextStep(
    t.steps[step.data.kind](
      step.data.dueOn === null ? undefined : formatGermanDate(step.data.dueOn),
    ),
  );
}

/** Names of the tags added and removed. */
export function changedTags(
  { what, changes = [] }: HistoryEntry,
  tags: TagsById,
): { added: string[]; removed: string[] } | undefined {
  const change = changes.find(({ field }) => field === 'tags');
  if (what !== 'tagsChanged' || !change) return undefined;
  const [from, to] = [idsOf(change.from), idsOf(change.to)];
  const names = (ids: readonly string[]) => ids.map((id) => tags.get(id)?.name ?? t.deletedTag);
  return {
    added: names(to.filter((id) => !from.includes(id))),
    removed: names(from.filter((id) => !to.includes(id))),
  };
}

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

type FieldLine = { field: string; label: string; from: string; to: string };

/** Questions and answers before and after. Omits fields that the headline already covers. */
export function changedFields({ changes = [] }: HistoryEntry, format: FieldFormat): FieldLine[] {
  return changes
    .filter(({ field }) => !ownLines.has(field))
    .map(({ field, from, to }) => ({
      field,
      label: format.label(field),
      from: format.value(field, from),
      to: format.value(field, to),
    }));
}

const ownLines = new Set(['tags', 'adminNote', 'nextStep', 'lastContact', 'prioritized']);
