/**
 * Building blocks of the page: a titled group, a switch with its hint, and a text that stays
 * collapsed while empty.
 */

import {
  type FormConfiguration,
  formTextLimits,
} from '@platzwart/domain/booking/form-configuration';
import type { FormSettings } from '@platzwart/domain/booking/form-presets';
import {
  type QuestionHint,
  type QuestionSwitch,
  questionNames,
  questionOf,
  type RequiredSwitch,
  type Section,
} from '@platzwart/domain/booking/questions';
import type { Practice } from '@platzwart/domain/practice/practice';
import { advisesIssuingLater, issueLater } from '@platzwart/domain/request/prescription';
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { Lock, Plus } from 'lucide-react';
import {
  createContext,
  Fragment,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { UnknownPlaceholders } from '../../../entities/practice/unknown-placeholders.tsx';
import { Button } from '../../../ui/button.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { MarkdownField } from '../markdown-field.tsx';
import type { SettingsForm } from '../use-settings-form.tsx';
import { aboutOf, labelOf } from './describe-field.ts';
import styles from './form.module.css';
import { settingOfQuestion } from './question-settings.ts';
import { texts } from './texts.ts';

export type Editing = {
  form: SettingsForm<FormConfiguration>;
  practice: Practice;
};

export const EditingContext = createContext<Editing | undefined>(undefined);

export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('The parts of the form stand inside of its page only.');
  return editing;
}

type Named<T> = {
  [Field in keyof FormSettings]: FormSettings[Field] extends T ? Field : never;
}[keyof FormSettings];
type SwitchName = Named<boolean>;
type TextName = Named<string>;

export function Group({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={`stack gap-1 line-below ${styles.group}`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {note && (
        <p className="line hint">
          <Lock size={16} aria-hidden="true" />
          {note}
        </p>
      )}
      {children}
    </section>
  );
}

/** `children` belong to the switch and show while it is on; questions that are on are numbered. */
export function SwitchRow({
  name,
  isQuestion = false,
  children,
}: {
  name: SwitchName;
  isQuestion?: boolean;
  children?: ReactNode;
}) {
  const { form } = useEditing();
  const isOn = form.values[name];
  const { error } = form.field(name);
  return (
    <div
      className={`positioned ${styles.question}`}
      data-asked={isQuestion && isOn ? '' : undefined}
    >
      <Switch
        id={name}
        label={labelOf(name)}
        hint={aboutOf(name)}
        error={error}
        isOn={isOn}
        onChange={(on) => form.change({ [name]: on })}
      />
      {isOn && children && <div className={`if-any ${styles.below}`}>{children}</div>}
    </div>
  );
}

/** Until the practice decides, its country does. */
export function IssueLaterRow() {
  const { form, practice } = useEditing();
  return (
    <div className={`positioned ${styles.question}`}>
      <Switch
        id="issueLaterAdvised"
        label={labelOf('issueLaterAdvised')}
        hint={texts.issueLater(issueLater)}
        error={form.field('issueLaterAdvised').error}
        isOn={advisesIssuingLater(practice, form.values)}
        onChange={(on) => form.change({ issueLaterAdvised: on })}
      />
    </div>
  );
}

/**
 * What a practice decides about the questions of these sections, in form order; several may share a
 * switch.
 */
export function QuestionRows({ of }: { of: readonly Section[] }) {
  const names = questionNames.filter((name) => of.includes(questionOf(name).section));
  return names.map((name) => {
    const { switch: asked, requiredBy, hint } = questionOf(name);
    const text = hint && <TextRow name={hint as QuestionHint} isMarkdown={hint === 'slotsHint'} />;
    if (asked && settingOfQuestion(asked)?.question !== name) return null;
    return (
      <Fragment key={name}>
        {requiredBy && <SwitchRow name={requiredBy as RequiredSwitch} />}
        {asked ? (
          <SwitchRow name={asked as QuestionSwitch} isQuestion>
            {text}
          </SwitchRow>
        ) : (
          text
        )}
      </Fragment>
    );
  });
}

type TextRowProps = {
  name: TextName;
  /** Longer, with placeholders and formatting. */
  isMarkdown?: boolean;
  /** Custom label, if the text is the main content rather than an explanation. */
  add?: string;
};

export function TextRow({ name, isMarkdown = false, add = texts.addHint }: TextRowProps) {
  const { form, practice } = useEditing();
  // Stays open once edited, even if emptied: nothing disappears while typing.
  const [isOpen, setOpen] = useState(false);
  const takesFocus = useRef<boolean>(false);
  const value = form.values[name];
  const isShown = value !== '' || isOpen || form.field(name).error !== undefined;
  useEffect(() => {
    if (isOpen && takesFocus.current) document.getElementById(name)?.focus();
    takesFocus.current = false;
  }, [isOpen, name]);
  const open = () => {
    takesFocus.current = true;
    setOpen(true);
  };

  if (form.readOnlyReason !== undefined)
    return <ReadText name={name} text={value} isMain={add !== texts.addHint} />;
  if (!isShown) {
    return (
      <div>
        <Button
          look="plain"
          className={`flush ${styles.add}`}
          aria-label={`${add}: ${labelOf(name)}`}
          onClick={open}
        >
          <Plus size={16} aria-hidden="true" />
          {add}
        </Button>
      </div>
    );
  }
  const shared = { ...form.field(name), label: labelOf(name), hint: aboutOf(name), value };
  const change = (text: string) => {
    setOpen(true);
    form.change({ [name]: text });
  };
  return (
    <>
      {isMarkdown ? (
        <MarkdownField
          {...shared}
          rows={4}
          limit={formTextLimits.text}
          practice={practice}
          hasPreview={false}
          onChange={change}
        />
      ) : (
        <div className="stack gap-1">
          <TextArea
            {...shared}
            rows={2}
            limit={formTextLimits.hint}
            countText={charactersLeft}
            onChange={(event) => change(event.target.value)}
          />
          <UnknownPlaceholders text={value} known={[]} />
        </div>
      )}
    </>
  );
}

/** For readers without write access: keyboards would skip a disabled field. */
function ReadText({ name, text, isMain }: { name: TextName; text: string; isMain: boolean }) {
  if (text.trim() === '') return isMain ? <p className="hint">{texts.noText}</p> : null;
  return (
    <div className="anywhere">
      <p className="hint">{labelOf(name)}</p>
      <Markdown text={text} linksOpenNewTab />
    </div>
  );
}
