/**
 * A new practice's three questions: when it works, what it asks, which list it brings. Each is
 * saved with its own press, or skipped.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  formPresetsIn,
  type PresetKind,
  presetChanges,
  presetKindOf,
  presetKinds,
} from '@platzwart/domain/booking/form-presets';
import { type LocationSetting, locationsOf } from '@platzwart/domain/booking/location-edit';
import type { FirstStep } from '@platzwart/domain/practice/account';
import type { Practice } from '@platzwart/domain/practice/practice';
import { nationOf, regionOf } from '@platzwart/domain/practice/region';
import { isSameValue } from '@platzwart/domain/text/field-edits';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { Result } from '../../../calls/problem.ts';
import { run } from '../../../calls/run.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { AskRegion } from '../../../entities/practice/ask-region.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { useIsHere } from '../../../ui/use-is-here.ts';
import { byId, validateLocations } from '../locations/locations.ts';
import { PlanEditor } from '../locations/plan-editor.tsx';
import { openingHash } from './opening-hash.ts';
import styles from './setup.module.css';
import { texts } from './texts.ts';
import { useOpening } from './use-opening.ts';

type SetupViewProps = {
  slug: string;
  practice: Practice;
  form: FormConfiguration;
  requestsPath: string;
  importPath: string;
  /** The form as patients will see it. */
  preview: ReactNode;
};

const steps = ['plan', 'form', 'list'] as const;

export function SetupView(given: SetupViewProps) {
  const { hash } = useLocation();
  const [at, setAt] = useState(hash === openingHash ? steps.indexOf('list') : 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef<boolean>(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next question is the reason.
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
    hasMoved.current = true;
  }, [at]);
  const step = steps[at] ?? 'list';
  const next = () => setAt(at + 1);
  const back = () => setAt(at - 1);
  return (
    <ViewSection
      title={texts.title}
      lead={texts.lead}
      isWide
      action={
        <ol className={`row muted ${styles.steps}`} aria-label={texts.steps}>
          {steps.map((each, n) => (
            <li
              key={each}
              aria-current={each === step ? 'step' : undefined}
              data-done={n < at ? '' : undefined}
            >
              {n + 1}. {texts.names[each]}
            </li>
          ))}
        </ol>
      }
    >
      <div className={`stack gap-4 ${styles.question}`}>
        <div>
          <p className="visually-hidden">{texts.step(at + 1)}</p>
          <h3 ref={heading} tabIndex={-1} className="h2">
            {texts[step].title}
          </h3>
          <p className="muted unlimited">{texts[step].lead}</p>
        </div>
        {step === 'plan' && (
          <AskRegion slug={given.slug} practice={given.practice} form={given.form} />
        )}
        {step === 'plan' && <PlanQuestion {...given} onDone={next} />}
        {step === 'form' && <FormQuestion {...given} onDone={next} onBack={back} />}
        {step === 'list' && <ListQuestion {...given} onBack={back} />}
      </div>
    </ViewSection>
  );
}

type QuestionProps = SetupViewProps & { onDone: () => void };
type BackProps = { onBack: () => void };

/** The first location's plan; further ones are added in the settings. */
function PlanQuestion({ slug, practice, form, onDone }: QuestionProps) {
  const [stored] = locationsOf({ practice, form });
  const [draft, setDraft] = useState<LocationSetting | undefined>(stored);
  const [problem, setProblem] = useState('');
  const saving = useAnswer(slug, 'plan', onDone);
  const isChanged = draft !== undefined && !isSameValue(draft, stored);
  useUnsavedInput(isChanged && !saving.isRunning, { text: texts.plan.wouldBeLost });
  if (!stored || !draft) return <Actions onSkip={onDone} />;
  const save = () => {
    const wrong = validateLocations(byId([draft]), byId([stored]), form.minSlotSize).length > 0;
    setProblem(wrong ? texts.plan.wrong : '');
    if (wrong) return;
    void saving.start(() =>
      isSameValue(draft, stored)
        ? unchanged
        : run('updateLocations', {
            companySlug: slug,
            edits: { [stored.id]: { from: stored, to: draft } },
          }),
    );
  };
  return (
    <>
      <PlanEditor
        locationId={draft.id}
        rows={draft.selectableSlots}
        minSlotSize={form.minSlotSize}
        mayChange
        isAlone
        others={[]}
        error={undefined}
        onChange={(rows) =>
          setDraft((before) => before && { ...before, selectableSlots: [...rows] })
        }
      />
      <Actions
        next={texts.plan.next}
        isSaving={saving.isRunning}
        problem={problem || saving.problem?.message}
        onNext={save}
        onSkip={onDone}
      />
    </>
  );
}

function FormQuestion({ slug, practice, form, onDone, onBack }: QuestionProps & BackProps) {
  const known = presetKindOf(practice);
  const [choice, setChoice] = useState<PresetKind | 'none'>(known ?? 'none');
  const saving = useAnswer(slug, 'form', onDone);
  const save = () =>
    void saving.start(() => {
      // What the practice wrote itself stays.
      const changes =
        choice === 'none'
          ? []
          : presetChanges(form, formPresetsIn(nationOf(regionOf(practice)))[choice]).filter(
              ({ replacesCustomText }) => !replacesCustomText,
            );
      if (changes.length === 0) return unchanged;
      const edits = Object.fromEntries(
        changes.map(({ field, to }) => [field, { from: form[field], to }]),
      );
      return run('updateFormConfiguration', { companySlug: slug, edits });
    });
  const option = (
    value: PresetKind | 'none',
    { title, about }: { title: string; about: string },
  ) => ({ value, label: title, hint: about });
  return (
    <>
      <div className={styles.reading}>
        <RadioGroup
          name="vorlage"
          label={texts.form.label}
          hint={known && texts.form.known(texts.form.choices[known].title)}
          options={[
            option('none', texts.form.none),
            ...presetKinds.map((kind) => option(kind, texts.form.choices[kind])),
          ]}
          value={choice}
          onChange={(event) => setChoice(event.target.value as PresetKind | 'none')}
        />
      </div>
      <Actions
        next={texts.form.next}
        isSaving={saving.isRunning}
        problem={saving.problem?.message}
        onNext={save}
        onSkip={onDone}
        onBack={onBack}
      />
    </>
  );
}

/** Its last step is the opening, with the form in sight: nobody opens blind. */
function ListQuestion(given: SetupViewProps & BackProps) {
  const [hasList, setHasList] = useState(false);
  return (
    <>
      <RadioGroup
        name="liste"
        label={texts.list.title}
        options={[
          { value: 'none', label: texts.list.none.title, hint: texts.list.none.about },
          { value: 'import', label: texts.list.import.title, hint: texts.list.import.about },
        ]}
        value={hasList ? 'import' : 'none'}
        onChange={(event) => setHasList(event.target.value === 'import')}
      />
      {hasList ? (
        <div className="row gap-3">
          <ButtonLink look="filled" to={given.importPath}>
            {texts.list.import.press}
          </ButtonLink>
          <span className="hint">{texts.list.import.afterwards}</span>
        </div>
      ) : (
        <Opening {...given} />
      )}
      <Button look="plain" className="own-width" onClick={given.onBack}>
        {texts.back}
      </Button>
    </>
  );
}

function Opening({ slug, requestsPath, preview }: SetupViewProps) {
  const { open, isOpening, problem } = useOpening(slug);
  const navigate = useNavigate();
  const isHere = useIsHere();
  const t = texts.opening;
  const finish = async () => {
    if ((await open()) && isHere()) void navigate(requestsPath);
  };
  return (
    <div className={`stack gap-5 top ${styles.opening}`}>
      <section className={`stack gap-2 ${styles.preview}`} aria-labelledby="vorschau">
        <h3 id="vorschau">{t.preview}</h3>
        {preview}
      </section>
      <section className="stack gap-3 framed roomy" aria-labelledby={openingHash.slice(1)}>
        <h3 id={openingHash.slice(1)}>{t.title}</h3>
        <p>{t.text}</p>
        <div className="row gap-3">
          <Button look="filled" large busy={isOpening} onClick={() => void finish()}>
            {isOpening ? texts.opens : t.press}
          </Button>
          <Link to={requestsPath} className="tap">
            {t.later}
          </Link>
        </div>
        <FieldError id="oeffnen-fehler" error={problem?.message} />
      </section>
    </div>
  );
}

type ActionsProps = {
  next?: string;
  isSaving?: boolean;
  problem?: string | undefined;
  onNext?: () => void;
  onSkip: () => void;
} & Partial<BackProps>;

function Actions({
  next,
  isSaving = false,
  problem,
  onNext,
  onSkip,
  onBack,
}: ActionsProps): ReactNode {
  return (
    <div className="stack gap-2 bottom-bar" data-own-bar>
      <div className="row gap-3">
        {onNext && (
          <Button look="filled" busy={isSaving} onClick={onNext}>
            {isSaving ? texts.saving : next}
          </Button>
        )}
        <Button look="plain" onClick={onSkip}>
          {texts.skip}
        </Button>
        {onBack && (
          <Button look="plain" onClick={onBack}>
            {texts.back}
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldError id="einrichten-fehler" error={problem} />
      </div>
    </div>
  );
}

/** A suggestion that was right. */
const unchanged: Promise<Result<object>> = Promise.resolve({ ok: true, output: {} });

/** Saves an answer, ticks off the first step that it is, and goes on. */
function useAnswer(slug: string, step: FirstStep, onDone: () => void) {
  const command = useCommand((save: () => Promise<Result<object>>) => save());
  const start = async (save: () => Promise<Result<object>>) => {
    if ((await command.start(save)) === undefined) return;
    void run('completeFirstStep', { companySlug: slug, step });
    onDone();
  };
  return { ...command, start };
}
