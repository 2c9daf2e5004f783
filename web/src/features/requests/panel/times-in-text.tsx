/**
 * Times that the person wrote into their own words: never taken by themselves, by a press of the
 * team.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { edit } from '@platzwart/domain/request/edit';
import { describeAsk } from '@platzwart/domain/times/describe-ask';
import { readTimes } from '@platzwart/domain/times/read-times';
import { includesAllOf, mergeSlots } from '@platzwart/domain/waiting-list/slot';
import { useMemo } from 'react';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { formatShortTimes } from '../../../entities/request/short-times.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { texts } from './texts.ts';

const t = texts.timesInText;

type Props = { request: StoredRequest; form: FormConfiguration; today: string; canTake: boolean };

export function TimesInText({ request, form, today, canTake }: Props) {
  const { saveEdit } = useRequestHandling();
  const { slots, remaining, asks, onlyForbids } = useMemo(
    () => readTimes(request.note, form, request.locationIds),
    [request.note, form, request.locationIds],
  );
  if (onlyForbids || slots.length === 0 || includesAllOf(request.slots, slots)) return null;

  const take = () => {
    const to = mergeSlots([...request.slots, ...slots]);
    const edits = { slots: { from: request.slots, to } };
    const edited = edit(request, edits, { form, today, by: { kind: 'platform' }, now: new Date() });
    if (!edited.ok || edited.value === 'unchanged') return;
    void saveEdit(
      request,
      { edits, after: edited.value.after, undo: { slots: { from: to, to: request.slots } } },
      () => false,
    );
  };
  return (
    <Note>
      <p>
        <span className="strong">{t.title}:</span> {formatShortTimes(slots).join(' · ')}
      </p>
      <p className="hint written">{t.quote(request.note)}</p>
      {remaining !== '' && asks.length === 0 && <p className="hint">{t.remaining(remaining)}</p>}
      {asks.length > 0 && <p className="hint">{asks.map(describeAsk).join(' ')}</p>}
      {canTake && <Button onClick={take}>{t.take}</Button>}
    </Note>
  );
}
