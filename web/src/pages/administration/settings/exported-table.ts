/** The export as the same table that the list of requests offers. Loads with the export. */
import { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { berlinDate } from '@platzwart/domain/dates/german-date';
import { TherapyRequest } from '@platzwart/domain/request/request';
import { Tag } from '@platzwart/domain/tags/tag';
import { exportedTable as tableOf } from '../../../features/requests/export/request-columns.ts';
import type { TableOf } from '../../../features/settings/privacy/use-practice-export.ts';
import { csvOf } from '../../../ui/csv.ts';

export const exportedTable: TableOf = (about, exported) => {
  const form = FormConfiguration.safeParse(about.form);
  const tags = new Map(
    asList(about.tags)
      .map(({ id, ...tag }) => [String(id), Tag.parse(tag)] as const)
      .sort(([, one], [, other]) => one.order - other.order),
  );
  const requests = exported
    .map(requestOf)
    .sort((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  return csvOf(
    tableOf(requests, {
      form: form.success ? form.data : undefined,
      tags,
      today: berlinDate(new Date()),
    }),
  );
};

/** Exports omit the fields that recognize duplicates: fills them in. */
function requestOf({
  id: _id,
  history: _history,
  offers: _offers,
  ...exported
}: Record<string, unknown>): TherapyRequest {
  const stored = structuredClone({ openKey: null, payloadHash: '', ...exported });
  const { error } = TherapyRequest.safeParse(stored);
  for (const issue of error?.issues ?? []) {
    if (issue.code === 'invalid_type' && issue.expected === 'date') makeMoment(stored, issue.path);
  }
  return TherapyRequest.parse(stored);
}

/**
 * Moments arrive as strings. The schema tells which they are: no text that somebody wrote is parsed
 * as one.
 */
function makeMoment(stored: Record<string, unknown>, path: readonly PropertyKey[]): void {
  const name = String(path.at(-1));
  const holder = path
    .slice(0, -1)
    .reduce((inner, key) => inner[String(key)] as Record<string, unknown>, stored);
  if (typeof holder[name] === 'string') holder[name] = new Date(holder[name]);
}

const asList = (value: unknown) =>
  Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
