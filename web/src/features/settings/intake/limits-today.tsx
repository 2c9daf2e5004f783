/** What the limits would do today, before they are saved: in words, and on the week. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { IntakeLimit } from '@platzwart/domain/practice/intake-limits';
import {
  effectToday,
  type IntakeNumbers,
  intakeNow,
  nothingFull,
  opensBelow,
  reasonText,
  unmeasuredLimits,
} from '@platzwart/domain/practice/intake-now';
import { slotOfKey } from '@platzwart/domain/waiting-list/slot';
import { anywhere } from '../../../entities/request/week-frame.ts';
import { texts } from './texts.ts';
import { WeekOf } from './week-of.tsx';

const t = texts.today;

type Props = {
  limits: readonly IntakeLimit[];
  form: Pick<FormConfiguration, 'selectableLocations' | 'minSlotSize'>;
  /** Undefined while they load. */
  numbers: NumbersOfTeam | undefined;
};

/** `unconfirmed`: who of all who wait has not confirmed their address. */
export type NumbersOfTeam = IntakeNumbers & { readonly unconfirmed: number };

export function LimitsToday({ limits, form, numbers }: Props) {
  if (limits.length === 0) return null;
  if (!numbers) return <p className="hint">{t.loading}</p>;
  const usable = limits.filter((limit) => IntakeLimit.safeParse(limit).success);
  const given = { limits: usable, form, ...numbers };
  const { text, isFull } = effectToday(given);
  const { full } = intakeNow({ ...given, before: nothingFull });
  const slots = anywhere(full.flatMap((key) => slotOfKey(key) ?? []));
  const unmeasured = unmeasuredLimits(usable, numbers);
  return (
    <section className="stack gap-2 packed" aria-label={t.title}>
      <h4>{t.title}</h4>
      <div role="status" className="stack gap-2 packed">
        <p className="strong">
          {text} {t.waiting(numbers.open)}
        </p>
        {numbers.unconfirmed > 0 && <p className="hint">{t.unconfirmed(numbers.unconfirmed)}</p>}
        {isFull && <p>{t.patientsRead(reasonText(isFull))}</p>}
        {!isFull && full.length > 0 && <WeekOf form={form} full={slots} />}
        {usable
          .filter((limit) => limit.by !== 'reach')
          .map((limit) => (
            <p key={`${limit.by} ${limit.locationId} ${limit.half}`} className="hint">
              {t.opens(limit.most, opensBelow(limit), limit.by === 'perTime')}
            </p>
          ))}
        {usable.some(({ by }) => by === 'reach') && <p className="hint">{t.reach}</p>}
        {unmeasured.length > 0 && <p className="hint">{t.unmeasured}</p>}
      </div>
    </section>
  );
}
