/** Adds people to the plan: suggested ones, or anybody with an open request by name. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { defaultOffering } from '@platzwart/domain/practice/offering-settings';
import { candidates } from '@platzwart/domain/vacancies/candidates';
import type { VacancySteering } from '@platzwart/domain/vacancies/inputs';
import { useMemo, useState } from 'react';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { useAccount } from '../../../entities/practice/queries.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { formatCautions, formatReasons } from '../offer/reasons.ts';
import { nameOf, peopleFound, useOpenPeople } from '../people.tsx';
import { Question } from './question.tsx';
import { texts } from './texts.ts';

const t = texts.add;

/** Rows shown; more would hide the button on phones. */
const maxShown = 8;

type Props = { vacancy: StoredVacancy; now: Date; today: IsoDate; onClose: () => void };

export function AddPeople({ vacancy, now, today, onClose }: Props) {
  const { slug, open, rule } = useRequestHandling();
  const account = useAccount(slug);
  const { show } = useToasts();
  const command = useCommand((step: VacancySteering) =>
    run('steerVacancy', { companySlug: slug, vacancyId: vacancy.id, step }),
  );
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [search, setSearch] = useState('');
  const requests = open.status === 'loaded' ? open.value : undefined;
  const settings = (account.status === 'loaded' && account.value?.offering) || defaultOffering;
  const planned = new Set(vacancy.plan.map(({ requestId }) => requestId));
  const suggested = useMemo(
    () => candidates(vacancy, requests ?? [], { now, today, settings, rule }).rows,
    [vacancy, requests, now, today, settings, rule],
  );
  const free = suggested.flatMap(({ request }) => (planned.has(request.id) ? [] : request));
  const reasons = new Map(
    suggested.map((row) => [
      row.request.id,
      [formatReasons(row, vacancy.slot, now), formatCautions(row.cautions)]
        .filter(Boolean)
        .join(' · '),
    ]),
  );
  const suggestedIds = new Set(free.map(({ id }) => id));
  const known = useOpenPeople();
  const found = peopleFound(search, known).filter(({ id }) => !planned.has(id));

  const add = async (askAgain: readonly string[] = []) => {
    const people = chosen.map((requestId) => ({ requestId, byHand: !suggestedIds.has(requestId) }));
    if (people.length === 0) return;
    const output = await command.start({ kind: 'addPeople', people, askAgain: [...askAgain] });
    if (output === undefined) return;
    show({ title: t.done(people.length) });
    onClose();
  };
  // The server knows who was asked often lately.
  const often = (command.problem?.details ?? []).flatMap(({ field, code }) =>
    code === 'askedOften' ? field.slice('plan.'.length) : [],
  );
  const list = (label: string, rows: readonly StoredRequest[]) => (
    <CheckboxGroup
      label={label}
      name="people"
      value={chosen}
      options={rows.slice(0, maxShown).map((request) => ({
        value: request.id,
        label: fullName(request),
        hint: reasons.get(request.id),
      }))}
      onChange={(value) => {
        const shown = new Set(rows.slice(0, maxShown).map(({ id }) => id));
        setChosen([...chosen.filter((id) => !shown.has(id)), ...value]);
      }}
    />
  );
  const picked = chosen
    .flatMap((id) => known.get(id) ?? [])
    .filter(
      ({ id }) =>
        !free.slice(0, maxShown).some((each) => each.id === id) &&
        !found.slice(0, maxShown).some((each) => each.id === id),
    );
  return (
    <Modal
      title={t.title}
      isFrozen={command.isRunning}
      onCancel={onClose}
      actions={
        <>
          <Button look="plain" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            look="filled"
            busy={command.isRunning}
            aria-disabled={chosen.length === 0}
            onClick={() => void add()}
          >
            {t.confirm(chosen.length)}
          </Button>
        </>
      }
    >
      {free.length > 0 ? list(t.suggested, free) : <p className="hint">{t.noSuggestion}</p>}
      <TextField
        label={t.search}
        type="search"
        autoComplete="off"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div role="status">
        {search.trim() !== '' && found.length === 0 && <p className="hint">{t.none}</p>}
      </div>
      {found.length > 0 && list(t.found, found)}
      {picked.length > 0 && list(t.chosen, picked)}
      {often.length > 0 && (
        <Question
          title={t.often(often.map((id) => nameOf(id, known)))}
          confirm={t.again}
          isRunning={command.isRunning}
          onConfirm={() => void add(often)}
          onCancel={command.forget}
        >
          <p>{t.oftenText}</p>
        </Question>
      )}
      <div role="alert">
        {often.length === 0 && command.problem && (
          <p className="problem">{command.problem.message}</p>
        )}
      </div>
    </Modal>
  );
}
