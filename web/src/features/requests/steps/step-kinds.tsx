/** What there is to do, by kind: a press leaves only that kind. */
import { texts as entityTexts } from '../../../entities/request/texts.ts';
import { ToggleChip } from '../../../ui/chip.tsx';
import { texts as duplicateTexts } from '../duplicates/texts.ts';
import styles from './open-steps.module.css';
import type { dueSections } from './open-steps.ts';
import { texts } from './texts.ts';

export type Kind = (typeof dueSections)[number] | 'places' | 'nowhere' | 'duplicates';

type Props = {
  /** In display order; those without any are not shown. */
  counts: ReadonlyMap<Kind, number>;
  chosen: Kind | undefined;
  /** More may come: no number yet. */
  isPartial: boolean;
  onChoose: (kind: Kind | undefined) => void;
};

export function StepKinds({ counts, chosen, isPartial, onChoose }: Props) {
  const present = [...counts].filter(([, count]) => count > 0);
  if (present.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question.
    <div role="group" aria-label={texts.kinds.label} className={`row gap-1 ${styles.kinds}`}>
      {present.map(([kind, count]) => (
        <ToggleChip
          key={kind}
          isOn={kind === chosen}
          onClick={() => onChoose(kind === chosen ? undefined : kind)}
        >
          {nameOf(kind)}{' '}
          {!isPartial && <span className="digits regular">{texts.number(count)}</span>}
        </ToggleChip>
      ))}
    </div>
  );
}

function nameOf(kind: Kind): string {
  if (kind === 'places') return texts.kinds.places;
  if (kind === 'nowhere') return entityTexts.isOnNoWaitingList;
  return kind === 'duplicates' ? duplicateTexts.section : texts.sections[kind];
}
