/**
 * 'Freie Plätze': which places are free, whom they are offered to, and which of them need the team.
 */
import { daysLater } from '@platzwart/domain/dates/berlin-days';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { canBeDistributed } from '@platzwart/domain/vacancies/round';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { Plus, Shuffle } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { LoadFailure } from '../../../calls/load-failure.tsx';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { useOfferDialog } from '../../../entities/vacancy/offer-dialog.ts';
import {
  type StoredVacancy,
  useLiveVacancies,
  usePastVacancies,
} from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { CountedSection } from '../../../ui/counted-section.tsx';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { Empty, Loading } from '../../../ui/states.tsx';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import { locationName } from '../location-name.ts';
import { AddPeople } from '../panel/add-people.tsx';
import { GiveDialog } from '../panel/give-dialog.tsx';
import { useOpenPeople } from '../people.tsx';
import { type Group, groupOf, groups } from '../standing.ts';
import { stepKinds, vacancySteps } from '../steps/vacancy-steps.ts';
import { filledDays, texts } from './texts.ts';
import styles from './vacancies.module.css';
import { VacancyRow } from './vacancy-row.tsx';

type Props = {
  now: Date;
  today: IsoDate;
  plan: OfferedPlan;
  onOpen: (vacancyId: string) => void;
};

export function VacanciesView({ now, today, plan, onOpen }: Props) {
  const { slug, readOnlyReason } = useRequestHandling();
  const live = useLiveVacancies(slug);
  const past = usePastVacancies(slug);
  const people = useOpenPeople();
  const { open } = useOfferDialog();
  const [giving, setGiving] = useState<
    { vacancy: StoredVacancy; request: StoredRequest } | undefined
  >(undefined);
  const [adding, setAdding] = useState<StoredVacancy | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  useFocusFallback(box);
  const since = daysLater(now, -filledDays).getTime();
  const current = live.status === 'loaded' ? live.value : undefined;
  const ended = past.status === 'loaded' ? past.value : undefined;
  const byGroup = useMemo(
    () => grouped([...(current ?? []), ...(ended ?? [])], since),
    [current, ended, since],
  );

  const failed =
    live.status === 'refused' || live.status === 'failed'
      ? live
      : past.status === 'refused' || past.status === 'failed'
        ? past
        : undefined;
  const isEmpty =
    live.status === 'loaded' &&
    past.status === 'loaded' &&
    live.value.length + past.value.length === 0;
  const mayAdd = readOnlyReason === undefined;
  const isListed = !failed && live.status !== 'loading' && !isEmpty;
  const free = current?.filter(canBeDistributed) ?? [];
  const round = free.length > 1 && mayAdd && (
    <Button look="plain" className="own-width" onClick={() => open({ isRound: true })}>
      <Shuffle size={18} aria-hidden="true" />
      {free.some(({ state }) => state === 'stalled') ? texts.distributeRest : texts.round}
    </Button>
  );
  const add = (look: 'filled' | 'outlined', className?: string) => (
    <Button look={look} className={className} onClick={() => open({})}>
      <Plus size={18} aria-hidden="true" />
      {texts.add}
    </Button>
  );
  return (
    <ViewSection
      title={texts.title}
      lead={texts.lead}
      isWide
      action={
        isListed &&
        mayAdd && (
          <div className={`row gap-1 ${styles.actions}`}>
            {round}
            {add('outlined', 'own-width')}
          </div>
        )
      }
    >
      <div ref={box} className="stack gap-4 packed">
        {failed ? (
          <LoadFailure
            title={failed.status === 'refused' ? texts.accessEnded : texts.loadFailed}
            retry={failed.retry}
          />
        ) : live.status === 'loading' ? (
          <Loading text={texts.loading} />
        ) : isEmpty ? (
          <Empty title={texts.empty.title} action={mayAdd && add('filled')}>
            <p>{mayAdd ? texts.empty.text : texts.empty.viewer}</p>
          </Empty>
        ) : (
          groups.map((group) => (
            <CountedSection
              key={group}
              title={texts.groups[group]}
              hint=""
              isDue={group === 'needsTeam'}
              rows={byGroup[group]}
              more={texts.more}
            >
              {(vacancy) => (
                <VacancyRow
                  key={vacancy.id}
                  vacancy={vacancy}
                  people={people}
                  now={now}
                  today={today}
                  location={locationName(plan, vacancy.slot.locationId)}
                  onOpen={onOpen}
                  onGive={(of, request) => setGiving({ vacancy: of, request })}
                  onAdd={setAdding}
                />
              )}
            </CountedSection>
          ))
        )}
        {giving && <GiveDialog {...giving} today={today} onClose={() => setGiving(undefined)} />}
        {adding && (
          <AddPeople
            vacancy={adding}
            now={now}
            today={today}
            onClose={() => setAdding(undefined)}
          />
        )}
      </div>
    </ViewSection>
  );
}

function grouped(
  vacancies: readonly StoredVacancy[],
  since: number,
): Record<Group, StoredVacancy[]> {
  const all: Record<Group, StoredVacancy[]> = {
    needsTeam: [],
    offering: [],
    open: [],
    filled: [],
    closed: [],
  };
  for (const vacancy of vacancies) {
    if (vacancy.state === 'filled' && (vacancy.endedAt?.getTime() ?? since) < since) continue;
    all[groupOf(vacancy)].push(vacancy);
  }
  // What has a deadline, or somebody who said yes, before what is only to be decided.
  const steps = vacancySteps(all.needsTeam);
  const urgent = stepKinds.flatMap((kind) => steps[kind].map(({ vacancy }) => vacancy));
  all.needsTeam = [...new Set([...urgent, ...all.needsTeam])];
  return all;
}
