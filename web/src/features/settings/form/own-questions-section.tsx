/** Questions in the practice's own words: at most three, answered freely or with one of a few options. */
import { type FormConfiguration, ownLimits } from '@platzwart/domain/booking/form-configuration';
import { type OwnName, type OwnQuestion, ownNames } from '@platzwart/domain/booking/questions';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { labelOf } from './describe-field.ts';
import styles from './form.module.css';
import { Group, useEditing } from './form-row.tsx';
import { texts } from './texts.ts';

const t = texts.own;

export function OwnQuestionsSection() {
  const { form } = useEditing();
  const asked = ownNames.filter((name) => form.values[name] !== null);
  const free = ownNames.find((name) => form.values[name] === null);
  const next = useRef<OwnName | 'adder'>(undefined);
  const adder = useRef<HTMLButtonElement>(null);
  // What was pressed is gone: the focus goes on to what came, or back to where another one begins.
  useEffect(() => {
    if (next.current === 'adder') adder.current?.focus();
    else if (next.current) document.getElementById(`${next.current}.label`)?.focus();
    next.current = undefined;
  });
  const add = (name: OwnName) => {
    next.current = name;
    form.change({ [name]: { label: '', options: [], required: false } satisfies OwnQuestion });
  };
  const remove = (name: OwnName) => {
    next.current = 'adder';
    form.change({ [name]: null });
  };
  return (
    <Group title={texts.sections.own}>
      <p className="hint">{t.lead}</p>
      {asked.length === 0 && <p>{t.none}</p>}
      {asked.map((name) =>
        form.readOnlyReason === undefined ? (
          <OwnQuestionFields key={name} name={name} onRemove={() => remove(name)} />
        ) : (
          <ReadQuestion key={name} question={form.values[name]} />
        ),
      )}
      {form.readOnlyReason === undefined &&
        (free ? (
          <div>
            <Button
              ref={adder}
              look="plain"
              className={`flush ${styles.add}`}
              onClick={() => add(free)}
            >
              <Plus size={16} aria-hidden="true" />
              {t.add}
            </Button>
          </div>
        ) : (
          <p className="hint">{t.full}</p>
        ))}
    </Group>
  );
}

function OwnQuestionFields({ name, onRemove }: { name: OwnName; onRemove: () => void }) {
  const { form } = useEditing();
  const [question, stored] = [form.values[name], form.stored[name]];
  if (!question) return null;
  const { label, options, required } = question;
  const change = (part: Partial<OwnQuestion>) => form.change({ [name]: { ...question, ...part } });
  const isReworded = stored !== null && stored.label !== '' && stored.label !== label;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the page's own fieldset has a frame of its own.
    <div
      id={name}
      role="group"
      aria-label={labelOf(name)}
      className={`stack gap-3 snug edged rounded-card ${styles.own}`}
    >
      <TextField
        {...form.field(`${name}.label`)}
        label={t.label}
        hint={isReworded ? t.reworded : t.labelHint(ownLimits.label)}
        autoComplete="off"
        value={label}
        onChange={({ target }) => change({ label: target.value })}
      />
      <div className={`columns across-4 top ${styles.pair}`}>
        <SelectField
          name={`${name}.kind`}
          label={t.kind}
          options={t.kinds}
          value={options.length === 0 ? 'text' : 'choice'}
          onChange={({ target }) => change({ options: target.value === 'text' ? [] : [''] })}
        />
      </div>
      {options.length > 0 && (
        <TextArea
          {...form.field(`${name}.options`)}
          label={t.options}
          hint={t.optionsHint(ownLimits.options, ownLimits.option)}
          rows={3}
          limit={ownLimits.options * (ownLimits.option + 1)}
          countText={charactersLeft}
          value={options.join('\n')}
          onChange={({ target }) => change({ options: target.value.split('\n') })}
        />
      )}
      <Switch label={t.required} isOn={required} onChange={(isOn) => change({ required: isOn })} />
      <div>
        <Button look="plain" className={`flush ${styles.add}`} onClick={onRemove}>
          {t.remove}
          <span className="visually-hidden">: {label || labelOf(name)}</span>
        </Button>
      </div>
    </div>
  );
}

/** For readers without write access: keyboards would skip a disabled field. */
function ReadQuestion({ question }: { question: FormConfiguration[OwnName] }) {
  if (!question) return null;
  return (
    <div className="anywhere">
      <p>{question.label}</p>
      <p className="hint">{t.describe(question)}</p>
    </div>
  );
}
