/** Adds people to the plan: suggested ones, or anybody with an open request by name. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { candidates } from '@platzwart/domain/vacancies/candidates';
import { defaultOffering } from '@platzwart/domain/vacancies/offering-settings';
import { useMemo, useState } from 'react';
import { useAccount } from '../../../entities/practice/queries.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import { type StoredRequest, useRequestHandling } from '../../../entities/request/request-handling.tsx';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { texts } from './texts.ts';
import { useVacancyActions } from './use-vacancy-actions.ts';

const t = texts.add;

/** Rows shown; more would hide the button on phones. */
const maxShown = 8;

type Props = { vacancy: StoredVacancy; now: Date; today: IsoDate; onClose: () => void };

export function AddPeople({ vacancy, now, today, onClose }: Props) {
  const { slug, open } = useRequestHandling();
  const account = useAccount(slug);
  const actions = useVacancyActions(vacancy.id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const requests = open.status === 'loaded' ? open.value : undefined;
  const settings = (account.status === 'loaded' && account.value?.offering) || defaultOffering;
  const planned = new Set(vacancy.plan.map(({ requestId }) => requestId));
  const suggested = useMemo(
    () => candidates(vacancy, requests ?? [], { now, today, settings }).rows.map(({ request }) => request),
    [vacancy, requests, now, today, settings],
  );
  const free = suggested.filter(({ id }) => !planned.has(id));
  const found = search.trim() === '' ? [] : (requests ?? []).filter((request) => !planned.has(request.id) && matches(request, search));
  const suggestedIds = new Set(free.map(({ id }) => id));
  const known = new Map((requests ?? []).map((request) => [request.id, request]));

  const add = async () => {
    const people = chosen.map((requestId) => ({ requestId, byHand: !suggestedIds.has(requestId) }));
    if (people.length === 0) return;
    if (await actions.steer({ kind: 'addPeople', people, askAgain: [...chosen] }, t.done(people.length))) onClose();
  };
  const list = (label: string, rows: readonly StoredRequest[]) => (
    <CheckboxGroup
      label={label}
      name="people"
      value={chosen}
      options={rows.slice(0, maxShown).map((request) => ({ value: request.id, label: fullName(request) }))}
      onChange={(value) => {
        const shown = new Set(rows.slice(0, maxShown).map(({ id }) => id));
        setChosen([...chosen.filter((id) => !shown.has(id)), ...value]);
      }}
    />
  );
  const picked = chosen
    .flatMap((id) => known.get(id) ?? [])
    .filter(
      ({ id }) => !free.slice(0, maxShown).some((each) => each.id === id) && !found.slice(0, maxShown).some((each) => each.id === id),
    );
  return (
    <Modal
      title={t.title}
      onCancel={onClose}
      actions={
        <>
          <Button look="filled" busy={actions.isRunning} aria-disabled={chosen.length === 0} onClick={() => void add()}>
            {t.confirm(chosen.length)}
          </Button>
          <Button look="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
        </>
      }
    >
      {free.length > 0 ? list(t.suggested, free) : <p className="hint">{t.noSuggestion}</p>}
      <TextField label={t.search} type="search" autoComplete="off" value={search} onChange={(event) => setSearch(event.target.value)} />
      <div role="status">{search.trim() !== '' && found.length === 0 && <p className="hint">{t.none}</p>}</div>
      {found.length > 0 && list(t.found, found)}
      {picked.length > 0 && list(t.chosen, picked)}
    </Modal>
  );
}

const folded = (text: string) => text.toLocaleLowerCase('de');

function matches(request: StoredRequest, search: string): boolean {
  const name = folded(fullName(request));
  return folded(search)
    .split(/\s+/)
    .every((part) => name.includes(part));
}
