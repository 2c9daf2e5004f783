/** A row for each free seat: the place, who gets it offered first, and why. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Candidates } from '@platzwart/domain/vacancies/candidates';
import type { OfferedPlan } from '@platzwart/domain/waiting-list/offered-times';
import { fullName } from '../../../entities/request/format-person.ts';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import { Button } from '../../../ui/button.tsx';
import { UnbrokenHours } from '../../../ui/unbroken-hours.tsx';
import { locationName } from '../location-name.ts';
import { formatCautions, formatReasons, whyNotEarlier } from '../offer/reasons.ts';
import styles from './round.module.css';
import { texts as t } from './texts.ts';
import type { RoundedPlace, Row } from './use-round.ts';

type Props = {
  places: readonly RoundedPlace[];
  isIn: ReadonlySet<string>;
  rows: readonly Row[];
  found: ReadonlyMap<string, Candidates<StoredRequest>>;
  plan: OfferedPlan;
  now: Date;
  today: IsoDate;
  onToggle: (vacancyId: string) => void;
  onChoose: (key: string, requestId: string | null | undefined) => void;
};

export function RoundTable({
  places,
  isIn,
  rows,
  found,
  plan,
  now,
  today,
  onToggle,
  onChoose,
}: Props) {
  return (
    <table className={`full ${styles.table}`}>
      <thead className="heard-narrow">
        <tr>
          <th scope="col">{t.columns.place}</th>
          <th scope="col">{t.columns.person}</th>
          <th scope="col">{t.columns.reason}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const own = rows.filter(({ vacancy }) => vacancy.id === place.id);
          const name = `${vacancyTime(place.slot)}, ${locationName(plan, place.slot.locationId)}`;
          const head = (
            <th scope="row" rowSpan={Math.max(1, own.length)}>
              <label className="line gap-3 top">
                <input
                  type="checkbox"
                  aria-label={t.takePart(name)}
                  checked={isIn.has(place.id)}
                  onChange={() => onToggle(place.id)}
                />
                <span className="stack gap-0">
                  <span className="strong">{vacancyTime(place.slot)}</span>
                  <span className="hint">
                    {[
                      locationName(plan, place.slot.locationId),
                      whenOf(place, today),
                      place.therapist,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </label>
            </th>
          );
          if (own.length === 0) {
            return (
              <tr key={place.id}>
                {head}
                <td colSpan={2} className="hint">
                  {t.notInRound}
                </td>
              </tr>
            );
          }
          return own.map((row, i) => (
            <tr key={row.key}>
              {i === 0 && head}
              <SeatCells
                {...{ row, now, onChoose }}
                name={own.length > 1 ? `${name}, ${i + 1}` : name}
                found={found.get(place.id)}
              />
            </tr>
          ));
        })}
      </tbody>
    </table>
  );
}

type SeatProps = Pick<Props, 'now' | 'onChoose'> & {
  row: Row;
  name: string;
  found: Candidates<StoredRequest> | undefined;
};

function SeatCells({ row, name, found, now, onChoose }: SeatProps) {
  const { key, person, reason, vacancy } = row;
  const suggested = found?.rows ?? [];
  const candidate = suggested.find(({ request }) => request.id === person?.id);
  const cautions = formatCautions(candidate?.cautions ?? []);
  const ahead = found && person && whyNotEarlier(found, person);
  return (
    <>
      <td>
        <select
          className={`full tall rounded on-surface ${styles.select}`}
          aria-label={t.personFor(name)}
          value={person?.id ?? ''}
          onChange={({ target }) => onChoose(key, target.value === '' ? null : target.value)}
        >
          <option value="">{suggested.length === 0 ? t.nobodyFits : t.nobody}</option>
          {suggested.map(({ request, exact }) => (
            <option key={request.id} value={request.id}>
              {exact ? fullName(request) : t.nearly(fullName(request))}
            </option>
          ))}
        </select>
      </td>
      <td>
        <span>{reason ? reasonText(reason) : t.reasons.nobodyFits}</span>
        {candidate && (
          <span className="hint block">
            <UnbrokenHours text={formatReasons(candidate, vacancy.slot, now)} />
          </span>
        )}
        {ahead && <span className="hint block">{ahead}</span>}
        {cautions !== '' && <span className="warm unlimited block">{cautions}</span>}
        {reason?.kind === 'chosen' && (
          <Button
            look="plain"
            className="own-width"
            aria-label={t.asSuggestedFor(name)}
            onClick={() => onChoose(key, undefined)}
          >
            {t.asSuggested}
          </Button>
        )}
      </td>
    </>
  );
}

function reasonText(reason: NonNullable<Row['reason']>): string {
  switch (reason.kind) {
    case 'soThat':
      return t.reasons.soThat(fullName(reason.other));
    case 'others':
      return t.reasons.others(reason.count);
    default:
      return t.reasons[reason.kind];
  }
}
