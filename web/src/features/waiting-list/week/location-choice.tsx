import { useLayoutEffect, useRef } from 'react';
import { ToggleChip } from '../../../ui/chip.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { texts } from '../texts.ts';
import styles from './week.module.css';
import { everywhere, type Shown } from './week-address.ts';

type Place = { id: string; title: string };

type Props = {
  places: readonly Place[];
  shown: Shown<Place>;
  onShow: (place: string, compared: string) => void;
};

const t = texts.places;

/** More locations than this use a native select. */
const maxChips = 3;

const comparing = 'vergleichen';

/**
 * Chooses the week of one location, of all, or of two side by side. Renders nothing for a single
 * location.
 */
export function LocationChoice({ places, shown, onShow }: Props) {
  const group = useRef<HTMLDivElement>(null);
  // On phones the choices are in a line that scrolls.
  useLayoutEffect(() => {
    const line = group.current?.parentElement;
    const chip = line?.querySelector(`[data-kind="${shown.kind}"] > [aria-pressed="true"]`);
    if (line && chip)
      line.scrollLeft += Math.max(
        0,
        chip.getBoundingClientRect().right + 16 - line.getBoundingClientRect().right,
      );
  }, [shown.kind]);
  if (places.length < 2) return null;
  const [first] = shown.places;
  const compare = () =>
    onShow(first?.id ?? '', places.find(({ id }) => id !== first?.id)?.id ?? '');

  if (places.length > maxChips) {
    return (
      <div className={styles.placeField}>
        <SelectField
          label={t.which}
          name="standort"
          value={
            shown.kind === 'one'
              ? (first?.id ?? '')
              : shown.kind === 'everywhere'
                ? everywhere
                : comparing
          }
          options={[
            ...places.map(({ id, title }) => ({ value: id, label: title })),
            { value: everywhere, label: t.all },
            { value: comparing, label: t.twoOf },
          ]}
          onChange={({ target }) =>
            target.value === comparing ? compare() : onShow(target.value, '')
          }
        />
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
    <div ref={group} role="group" aria-label={t.legend} data-kind={shown.kind} className="row">
      {places.map(({ id, title }) => (
        <ToggleChip
          key={id}
          isOn={shown.kind === 'one' && id === first?.id}
          onClick={() => onShow(id, '')}
        >
          {title}
        </ToggleChip>
      ))}
      <ToggleChip isOn={shown.kind === 'everywhere'} onClick={() => onShow(everywhere, '')}>
        {t.all}
      </ToggleChip>
      <ToggleChip isOn={shown.kind === 'two'} onClick={compare}>
        {t.compare}
      </ToggleChip>
    </div>
  );
}

/** Heading of one of two weeks side by side: its location, with a choice if there are more. */
export function LocationHeading({ places, shown, onShow, index }: Props & { index: number }) {
  if (shown.kind !== 'two') return null;
  const [first, second] = shown.places;
  const own = index === 0 ? first : second;
  const other = index === 0 ? second : first;
  if (places.length === 2) return <h3 className="same-size">{own.title}</h3>;
  return (
    <SelectField
      label={index === 0 ? t.first : t.second}
      name={`standort-${index + 1}`}
      value={own.id}
      options={places
        .filter(({ id }) => id !== other.id)
        .map(({ id, title }) => ({ value: id, label: title }))}
      onChange={({ target }) =>
        index === 0 ? onShow(target.value, second.id) : onShow(first.id, target.value)
      }
    />
  );
}
