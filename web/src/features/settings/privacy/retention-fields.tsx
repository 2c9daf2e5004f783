/** Retention settings, and whom a shorter period would affect. */

import {
  maxRetentionMonths,
  minRetentionMonths,
} from '@platzwart/domain/practice/retention-months';
import type { TherapyRequest } from '@platzwart/domain/request/request';
import { warnedSince } from '@platzwart/domain/retention/retention';
import { Note } from '../../../ui/note.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import styles from '../settings.module.css';
import type { SettingsForm } from '../use-settings-form.tsx';
import { texts } from './texts.ts';

const t = texts.retention;

export type Retention = { retentionMonths: number };

type Props = {
  form: SettingsForm<Retention>;
  /** All waiting requests; undefined while loading. */
  open: readonly Pick<TherapyRequest, 'activeAt'>[] | undefined;
  now: Date;
};

const choices = Array.from(
  { length: maxRetentionMonths - minRetentionMonths + 1 },
  (_, n) => minRetentionMonths + n,
);

export function RetentionFields({ form, open, now }: Props) {
  const [wanted, stored] = [form.values.retentionMonths, form.stored.retentionMonths];
  const touched = open && touchedByShorter(open, { from: stored, to: wanted, now });
  return (
    <section className={`stack ${styles.split}`} aria-labelledby="aufbewahrung">
      <h3 id="aufbewahrung">{t.title}</h3>
      <div className="short">
        <SelectField
          {...form.field('retentionMonths')}
          label={t.label}
          hint={t.hint}
          options={choices.map((months) => ({ value: String(months), label: t.months(months) }))}
          value={String(wanted)}
          onChange={(event) => form.change({ retentionMonths: Number(event.target.value) })}
        />
      </div>
      <p className="small">{t.what}</p>
      <p className="small">{t.told}</p>
      <div role="status">
        {wanted < stored && (
          <Note isWarm>
            <p>
              {touched === undefined
                ? t.unknown
                : touched === 0
                  ? t.touchesNobody
                  : t.touches(touched)}
            </p>
            <p>{t.archive(wanted)}</p>
          </Note>
        )}
      </div>
    </section>
  );
}

/**
 * How many more of these requests a shorter retention would affect immediately: their deletion
 * notices go out the coming night.
 */
export function touchedByShorter(
  open: readonly Pick<TherapyRequest, 'activeAt'>[],
  { from, to, now }: { from: number; to: number; now: Date },
): number {
  const [newly, already] = [warnedSince(to, now), warnedSince(from, now)];
  return open.filter(({ activeAt }) => activeAt !== null && activeAt <= newly && activeAt > already)
    .length;
}
