/** Limits of the intake: each a sentence to fill in. */
import type { IntakeLimit } from '@platzwart/domain/practice/intake-limits';
import type { PracticeLocation } from '@platzwart/domain/practice/practice';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts';
import type { SettingsForm } from '../use-settings-form.tsx';
import styles from './intake.module.css';
import { texts } from './texts.ts';

const t = texts.limits;

export type Places = readonly Pick<PracticeLocation, 'id' | 'title'>[];

type Props = {
  limits: readonly IntakeLimit[];
  locations: Places;
  field: SettingsForm<unknown>['field'];
  mayChange: boolean;
  /** Who may change them, if the reader may not. */
  whose: string | undefined;
  onChange: (limits: IntakeLimit[]) => void;
};

/** What a new one starts with. */
const starts: Record<IntakeLimit['by'], number> = { waiting: 120, perTime: 10, reach: 12 };

export function LimitsField({ limits, locations, field, mayChange, whose, onChange }: Props) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useFocusFallback(box);
  const { error, onInput: forgetError } = field('intakeLimits');
  const change = (index: number, part: Partial<IntakeLimit>) =>
    onChange(limits.map((one, i) => (i === index ? { ...one, ...part } : one)));
  const add = (by: IntakeLimit['by']) => {
    forgetError();
    onChange([...limits, { by, locationId: '', half: 'all', most: starts[by] }]);
  };
  return (
    <section ref={box} id="intakeLimits" className="stack gap-3" aria-labelledby={titleId}>
      <h3 id={titleId}>{t.label}</h3>
      <p className="hint">{t.lead}</p>
      {whose && <p className="hint">{whose}</p>}
      <FieldError id="intakeLimits-error" error={error} />
      {limits.map((limit, index) => {
        const numbered = field(`intakeLimits.${index}.most`);
        const whole = field(`intakeLimits.${index}.by`);
        const wrong = numbered.error ?? whole.error;
        const errorId = `intakeLimits.${index}-error`;
        return (
          // A limit has no name but its place in the list.
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields show the values, and hold none of their own.
            key={index}
            className={`framed line ${styles.limit}`}
            aria-label={t.one(index + 1)}
            disabled={!mayChange}
          >
            <div className="stack gap-1 grow packed">
              <div className={`row gap-2 ${styles.sentence}`}>
                <Sentence
                  limit={limit}
                  locations={locations}
                  describedBy={wrong ? errorId : undefined}
                  onChange={(part) => {
                    numbered.onInput();
                    whole.onInput();
                    forgetError();
                    change(index, part);
                  }}
                />
              </div>
              <FieldError id={errorId} error={wrong} />
            </div>
            {mayChange && (
              <IconButton
                label={t.removeOne(index + 1)}
                onClick={() => {
                  forgetError();
                  onChange(limits.filter((_, i) => i !== index));
                }}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            )}
          </fieldset>
        );
      })}
      {mayChange && (
        <div className="row gap-2">
          {(['waiting', 'perTime', 'reach'] as const).map((by) => (
            <Button key={by} onClick={() => add(by)}>
              <Plus size={18} aria-hidden="true" />
              {t.add[by]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

type SentenceProps = {
  limit: IntakeLimit;
  locations: Places;
  describedBy: string | undefined;
  onChange: (part: Partial<IntakeLimit>) => void;
};

/** 'Zeiten am Nachmittag in Graz Lend schließen, wenn 10 Personen warten.' */
function Sentence({
  limit: { by, locationId, half, most },
  locations,
  describedBy,
  onChange,
}: SentenceProps): ReactNode {
  const isWhole = by !== 'perTime' && locationId === '' && half === 'all';
  const select = (
    label: string,
    value: string,
    options: readonly (readonly [string, string])[],
    onPick: (value: string) => void,
  ) => (
    <select
      aria-label={label}
      className={`rounded on-surface tall ${styles.blank}`}
      value={value}
      onChange={(event) => onPick(event.target.value)}
    >
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
  const number = (label: string) => (
    <input
      aria-label={label}
      aria-invalid={describedBy !== undefined || undefined}
      aria-describedby={describedBy}
      className={`rounded on-surface tall ${styles.blank} centred-text digits ${styles.number}`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      value={most === 0 ? '' : String(most)}
      onChange={(event) => onChange({ most: Number(event.target.value.replace(/\D/g, '')) })}
    />
  );
  const where =
    locations.length > 1 &&
    select(
      t.where,
      locationId,
      [['', t.everywhere], ...locations.map(({ id, title }) => [id, t.at(title)] as const)],
      (id) => onChange({ locationId: id }),
    );
  const when =
    by !== 'waiting' &&
    select(t.when, half, Object.entries(t.halves), (value) =>
      onChange({ half: value as IntakeLimit['half'] }),
    );
  return (
    <>
      <span>{by === 'perTime' ? t.oneTime : isWhole ? t.intake : t.times}</span>
      {when}
      {where}
      <span>
        {isWhole ? t.pause : t.close}{' '}
        {by === 'reach'
          ? t.expected
          : by === 'perTime'
            ? t.forIt
            : locationId === ''
              ? ''
              : t.there}
      </span>
      {number(by === 'reach' ? t.months : t.people)}
      <span>{by === 'reach' ? t.takes : t.wait}</span>
    </>
  );
}
