/** How the words of a search were read, each as a chip that takes it out again. */
import { professionNames } from '../../content/profession-names.ts';
import { RemovableChip } from '../../ui/removable-chip.tsx';
import { texts as t } from './choose-texts.ts';
import type { Reading } from './practice-search-data.ts';

type Props = { readings: readonly Reading[]; onRemove: (word: string) => void };

export function Readings({ readings, onRemove }: Props) {
  return (
    <ul role="list" className="row gap-2" aria-label={t.readings}>
      {readings.map((reading) => {
        const told = described(reading);
        return (
          <li key={told}>
            <RemovableChip label={t.withoutWord(told)} onRemove={() => onRemove(reading.word)}>
              {told}
            </RemovableChip>
          </li>
        );
      })}
    </ul>
  );
}

function described(reading: Reading): string {
  if (reading.as === 'spelled') return t.asSpelled(reading.word, reading.meant);
  if (reading.as === 'passedOver') return t.passedOver(reading.word);
  return t.asProfessions(
    reading.word,
    reading.professions.map((profession) => professionNames[profession]).join(', '),
  );
}
