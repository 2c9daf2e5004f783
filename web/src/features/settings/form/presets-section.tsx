/** Complete presets for the form. Shows a preset's changes first; they stay a draft until saved. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  defaultFormSettings,
  type FormSettings,
  formPresetsIn,
  type PresetChange,
  type PresetKind,
  presetChanges,
  presetKinds,
} from '@platzwart/domain/booking/form-presets';
import { type Nation, nationOf, regionOf } from '@platzwart/domain/practice/region';
import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './form.module.css';
import { useEditing } from './form-row.tsx';
import { PresetQuestion } from './preset-question.tsx';
import { texts } from './texts.ts';

const t = texts.presets;

type PresetChoice = PresetKind | 'default';

export function PresetsSection() {
  const { form, practice } = useEditing();
  const nation = nationOf(regionOf(practice));
  const [isOpen, setOpen] = useState(
    () => presetChanges(form.stored, defaultFormSettings()).length === 0,
  );
  const [choice, setChoice] = useState<PresetChoice | undefined>(undefined);
  const [said, setSaid] = useState('');
  const [before, setBefore] = useState<Partial<FormConfiguration>>();
  const openers = useRef(new Map<PresetChoice, HTMLButtonElement | null>());
  if (form.readOnlyReason !== undefined) return null;

  const ask = (next: PresetChoice) => {
    setChoice(next);
    setSaid('');
    setBefore(undefined);
  };
  const close = () => {
    if (choice) openers.current.get(choice)?.focus();
    setChoice(undefined);
  };
  const take = (changes: readonly PresetChange[]) => {
    const fields = changes.map(({ field, to }) => [field, to] as const);
    setBefore(Object.fromEntries(fields.map(([field]) => [field, form.values[field]])));
    form.change(Object.fromEntries(fields));
    setSaid(choice === 'default' || !choice ? t.wasReset : t.taken(t.names[choice]));
    close();
  };
  const undo = () => {
    if (before) form.change(before);
    setBefore(undefined);
    setSaid(t.undone);
    openers.current.get('default')?.focus();
  };
  const button = (each: PresetChoice, label: string) => (
    <Button
      key={each}
      ref={(node) => {
        openers.current.set(each, node);
      }}
      look={each === 'default' ? 'plain' : 'outlined'}
      aria-expanded={choice === each}
      onClick={() => ask(each)}
    >
      {label}
    </Button>
  );

  return (
    <details
      className={styles.presets}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t.title}</summary>
      <div className={`stack ${styles.presetsBody}`}>
        <p className="hint">{t.lead}</p>
        <div className="row">
          {presetKinds.map((kind) => button(kind, t.names[kind]))}
          {button('default', t.reset)}
        </div>
        {choice && (
          <PresetQuestion
            key={choice}
            name={choice}
            changes={presetChanges(form.values, settingsOf(choice, nation))}
            onTake={take}
            onClose={close}
          />
        )}
        <div role="status">
          {said && (
            <p className="row across-4">
              {said} {before && <Button onClick={undo}>{t.undo}</Button>}
            </p>
          )}
        </div>
      </div>
    </details>
  );
}

function settingsOf(choice: PresetChoice, nation: Nation | undefined): Partial<FormSettings> {
  return choice === 'default' ? defaultFormSettings() : formPresetsIn(nation)[choice];
}
