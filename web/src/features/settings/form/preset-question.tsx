/**
 * Shows all changes of a preset before it is applied. The practice's own texts stay unless the user
 * decides otherwise.
 */
import type { PresetChange, PresetKind } from '@platzwart/domain/booking/form-presets';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { formatValue, labelOf } from './describe-field.ts';
import styles from './form.module.css';
import { texts } from './texts.ts';

const t = texts.presets;

type Props = {
  name: PresetKind | 'default';
  changes: readonly PresetChange[];
  onTake: (changes: readonly PresetChange[]) => void;
  onClose: () => void;
};

export function PresetQuestion({ name, changes, onTake, onClose }: Props) {
  const [replacesCustom, setReplacesCustom] = useState(false);
  const custom = changes.filter(({ replacesCustomText }) => replacesCustomText);
  const taken = replacesCustom
    ? changes
    : changes.filter(({ replacesCustomText }) => !replacesCustomText);
  const customLabels = custom.map(({ field }) => labelOf(field)).join(', ');
  const title = name === 'default' ? t.resetQuestion : t.question(t.names[name]);

  if (changes.length === 0) {
    return (
      <div className="row across-4">
        <p role="status">{t.nothing}</p>
        <Button look="plain" onClick={onClose}>
          {t.close}
        </Button>
      </div>
    );
  }
  return (
    <Confirmation
      title={title}
      confirm={name === 'default' ? t.resetNow : t.take}
      busy={undefined}
      problem={undefined}
      onConfirm={() => (taken.length > 0 ? onTake(taken) : onClose())}
      onCancel={onClose}
    >
      <div className={`stack ${styles.changes}`}>
        {taken.length === 0 && <p>{t.onlyCustom}</p>}
        <Changes changes={taken} />
        {custom.length > 0 && (
          <div className="stack gap-1">
            <p>{replacesCustom ? t.customReplaced(customLabels) : t.customStays(customLabels)}</p>
            <Checkbox
              label={t.replaceCustom}
              checked={replacesCustom}
              onChange={(event) => setReplacesCustom(event.target.checked)}
            />
          </div>
        )}
        <p className="hint">{t.draftOnly}</p>
      </div>
    </Confirmation>
  );
}

function Changes({ changes }: { changes: readonly PresetChange[] }) {
  const switches = changes.filter(
    ({ field, to }) => typeof to === 'boolean' && field !== 'reasonRequired',
  );
  const texts_ = changes.filter(({ to }) => typeof to === 'string');
  const labels = (of: readonly PresetChange[]) => of.map(({ field }) => labelOf(field)).join(', ');
  const values = changes.flatMap(({ field, to }) => {
    if (field === 'reasonRequired') return [to ? t.requiredReason : t.optionalReason];
    return typeof to === 'number' ? [`${labelOf(field)}: ${formatValue(field, to)}`] : [];
  });
  return (
    <dl className="stack">
      <Row title={t.nowOn}>{labels(switches.filter(({ to }) => to === true))}</Row>
      <Row title={t.nowOff}>{labels(switches.filter(({ to }) => to === false))}</Row>
      <Row title={t.values}>{values.join('; ')}</Row>
      <Row title={t.emptied}>{labels(texts_.filter(({ to }) => to === ''))}</Row>
      {texts_.some(({ to }) => to !== '') && (
        <div>
          <dt className="hint">{t.newTexts}</dt>
          {texts_
            .filter(({ to }) => to !== '')
            .map(({ field, to }) => (
              <dd key={field}>
                <strong>{labelOf(field)}</strong>
                <p className="hint written">{String(to)}</p>
              </dd>
            ))}
        </div>
      )}
    </dl>
  );
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="hint">{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
