/** What the place is; members change it field by field. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { formatGermanDate, type IsoDate } from '@platzwart/domain/dates/german-date';
import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import {
  type PlannedPerson,
  termsOf,
  toldFields,
  VacancyTerms,
} from '@platzwart/domain/vacancies/vacancy';
import { useEffect, useState } from 'react';
import { isUnknown, messageAt, type Problem } from '../../../calls/problem.ts';
import { run } from '../../../calls/run.ts';
import { draftKey, dropDraft, saveDraft, savedDraft } from '../../../calls/saved-drafts.ts';
import { useCommand } from '../../../calls/use-command.ts';
import { useDraft } from '../../../calls/use-draft.ts';
import { useMemberNames } from '../../../entities/member/queries.ts';
import { useAccount } from '../../../entities/practice/queries.ts';
import { useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { rhythmName, vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import type { StoredVacancy } from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Conflicts } from '../../../ui/conflicts.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { FormButtons } from '../../../ui/form-buttons.tsx';
import { Note } from '../../../ui/note.tsx';
import { useToasts } from '../../../ui/overlay/toasts.tsx';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { useQuestion } from '../../../ui/use-question.ts';
import { locationName } from '../location-name.ts';
import { nameOf, useOpenPeople } from '../people.tsx';
import { inState, nextPerson } from '../standing.ts';
import { TermsFields } from '../terms/terms-fields.tsx';
import { texts as termsTexts } from '../terms/texts.ts';
import { Question, usePersonalText } from './question.tsx';
import { texts } from './texts.ts';

type Props = { vacancy: StoredVacancy; form: FormConfiguration; today: IsoDate };

export function TermsSection({ vacancy, form, today }: Props) {
  const { readOnlyReason } = useRequestHandling();
  const [key] = useState(() => draftKey(`place ${vacancy.id}`));
  // What was typed when the session ended is shown again.
  const [isEditing, setEditing] = useState(() => savedDraft(key) !== undefined);
  const close = () => {
    dropDraft(key);
    setEditing(false);
  };
  const opener = useFocusReturn(isEditing);
  const isSettled = vacancy.state === 'filled' || vacancy.state === 'closed';
  const mayEdit = readOnlyReason === undefined && !isSettled;
  return (
    <section className="stack gap-2">
      <h3>{texts.terms}</h3>
      {isEditing ? (
        <TermsForm vacancy={vacancy} form={form} draftAt={key} onClose={close} />
      ) : (
        <>
          <Facts vacancy={vacancy} form={form} today={today} />
          {mayEdit && (
            <Button ref={opener} className="own-width" onClick={() => setEditing(true)}>
              {texts.edit}
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Facts({ vacancy, form, today }: Props) {
  const { tags } = useRequestHandling();
  const labels = { ...termsTexts.labels, noteForTeam: termsTexts.noteForTeam };
  const rows = [
    ['slot', `${vacancyTime(vacancy.slot)}, ${locationName(form, vacancy.slot.locationId)}`],
    ['rhythm', whenOf(vacancy, today)],
    ['therapist', vacancy.therapist],
    ['setting', vacancy.setting === 'practice' ? '' : termsTexts.settings[vacancy.setting]],
    ['seats', vacancy.seats > 1 ? String(vacancy.seats) : ''],
    ['payer', vacancy.payer === 'selfPayer' ? termsTexts.selfPayer : ''],
    ['ages', vacancy.ages ? termsTexts.ages(vacancy.ages.from, vacancy.ages.to) : ''],
    [
      'anyOfTags',
      vacancy.anyOfTags.map((id) => tags.get(id)?.name ?? termsTexts.deletedTag).join(', '),
    ],
    ['noteForPatients', vacancy.noteForPatients],
    ['noteForTeam', vacancy.noteForTeam ?? ''],
  ] as const;
  return (
    <dl className="facts">
      {rows.map(
        ([field, value]) =>
          value !== '' && (
            <div key={field}>
              <dt className="hint">{labels[field]}</dt>
              <dd className="written">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type FormProps = Omit<Props, 'today'> & { draftAt: string; onClose: () => void };

function TermsForm({ vacancy, form, draftAt, onClose }: FormProps) {
  const { slug } = useRequestHandling();
  const { show } = useToasts();
  const members = useMemberNames(slug);
  const account = useAccount(slug);
  const maySelfPay =
    account.status === 'loaded' && account.value?.offering.selfPayerPlaces === true;
  const [begun] = useState(() => savedDraft<FieldEdits>(draftAt));
  const draft = useDraft(termsOf(vacancy), { begun });
  const [attempt, setAttempt] = useState(0);
  const command = useCommand((withdraw?: { words: string }) =>
    run('updateVacancy', {
      companySlug: slug,
      vacancyId: vacancy.id,
      edits: draft.edits,
      ...(withdraw && { withdraw }),
    }),
  );
  const withdrawing = useQuestion();
  const { values, conflicts } = draft;
  const { isDirty, edits } = draft;
  useUnsavedInput(isDirty && !command.isRunning, { text: texts.edits.wouldBeLost }, () =>
    dropDraft(draftAt),
  );
  useEffect(() => {
    if (isDirty) saveDraft(draftAt, edits);
    else dropDraft(draftAt);
  });
  // Who has got a seat keeps it as it is.
  const isGiven = inState(vacancy, 'taken').length > 0;
  const told = inState(vacancy, 'offered', 'pledged', 'accepted');
  const needsWithdrawing =
    told.length > 0 && !isGiven && toldFields.some((field) => field in draft.edits);
  const checked = VacancyTerms.safeParse(values);
  const invalid = attempt > 0 && !checked.success ? checked.error.issues : [];
  const errorAt = (field: string) =>
    invalid.find(({ path }) => path.join('.') === field)?.message ??
    (attempt > 0 ? messageAt(command.problem, field) : undefined);
  const messages =
    invalid.length > 0
      ? invalid.map(({ path, message }) => ({ field: path.join('.'), message }))
      : linesOf(command.problem);

  const save = async (withdraw?: { words: string }) => {
    setAttempt((n) => n + 1);
    if (!checked.success || conflicts.length > 0) return;
    if (!draft.isDirty) return onClose();
    if (needsWithdrawing && !withdraw) return withdrawing.open();
    const saved = draft.edits;
    if ((await command.start(withdraw)) === undefined) return withdrawing.close();
    draft.settle(saved);
    show(
      withdraw
        ? {
            title: texts.edits.withdrawn(told.length),
            text: texts.edits.withdrawnText(nextPerson(vacancy) !== undefined),
          }
        : { title: texts.edits.saved },
    );
    onClose();
  };
  return (
    <form
      className="stack gap-4"
      noValidate
      aria-label={texts.terms}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {attempt > 0 && messages.length > 0 && (
        <ErrorSummary
          title={
            invalid.length > 0
              ? texts.edits.invalid
              : isUnknown(command.problem)
                ? (command.problem?.message ?? '')
                : texts.edits.failed
          }
          errors={isUnknown(command.problem) ? [] : messages}
          attempt={attempt}
        />
      )}
      {(isGiven || told.length > 0) && (
        <Note>
          <p>{isGiven ? texts.edits.given : texts.edits.told}</p>
        </Note>
      )}
      {conflicts.length > 0 && (
        <Conflicts
          texts={texts.edits.conflict}
          conflicts={conflicts.map((field) => ({
            field,
            label: termsTexts.labels[field],
            now: formatValue(vacancy, field, form) || texts.edits.nothing,
          }))}
          onTake={draft.takeTheirs}
          onKeep={draft.keepMine}
        />
      )}
      <TermsFields
        values={values}
        onChange={draft.change}
        errorAt={errorAt}
        locations={form.selectableLocations}
        therapists={[...members.values()]}
        maySelfPay={maySelfPay}
      />
      {withdrawing.isOpen && needsWithdrawing && (
        <WithdrawAll
          people={told}
          isRunning={command.isRunning}
          onConfirm={(words) => void save({ words })}
          onCancel={withdrawing.close}
        />
      )}
      <FormButtons
        ref={withdrawing.opener}
        look="filled"
        busy={command.isRunning}
        cancel={texts.edits.discard}
        onCancel={onClose}
      >
        {texts.edits.save}
      </FormButtons>
    </form>
  );
}

function linesOf(problem: Problem | undefined) {
  if (!problem) return [];
  return problem.details.length > 0
    ? problem.details.map(({ message }) => ({ message }))
    : [{ message: problem.message }];
}

/** A field's stored value, as a colleague left it. */
function formatValue(
  vacancy: StoredVacancy,
  field: keyof VacancyTerms,
  form: FormConfiguration,
): string {
  switch (field) {
    case 'slot':
      return `${vacancyTime(vacancy.slot)}, ${locationName(form, vacancy.slot.locationId)}`;
    case 'rhythm':
      return rhythmName(vacancy.rhythm);
    case 'startsOn':
    case 'endsOn':
      return vacancy[field] ? formatGermanDate(vacancy[field]) : '';
    case 'setting':
      return termsTexts.settings[vacancy.setting];
    case 'payer':
      return vacancy.payer === 'selfPayer' ? termsTexts.selfPayer : '';
    case 'ages':
      return vacancy.ages ? termsTexts.ages(vacancy.ages.from, vacancy.ages.to) : '';
    case 'anyOfTags':
      return String(vacancy.anyOfTags.length);
    default:
      return String(vacancy[field]);
  }
}

type WithdrawAllProps = {
  people: readonly PlannedPerson[];
  isRunning: boolean;
  /** `words`: to them. */
  onConfirm: (words: string) => void;
  onCancel: () => void;
};

/** Before time, place or start change: everybody who was told otherwise loses their offer. */
function WithdrawAll({ people, onConfirm, ...asking }: WithdrawAllProps) {
  const { words, problem, field } = usePersonalText();
  const known = useOpenPeople();
  const named = (by: PlannedPerson['channel']) =>
    people.filter(({ channel }) => channel === by).map(({ requestId }) => nameOf(requestId, known));
  const [byEmail, byPhone] = [named('email'), named('phone')];
  return (
    <Question
      title={texts.edits.withdrawTitle(people.length)}
      confirm={texts.edits.withdrawConfirm}
      problem={problem}
      isDangerous
      onConfirm={() => onConfirm(words)}
      {...asking}
    >
      <div className="stack">
        {byEmail.length > 0 && <p>{texts.edits.withdrawText(byEmail)}</p>}
        {byPhone.length > 0 && <p>{texts.edits.withdrawTextPhone(byPhone)}</p>}
        {byEmail.length > 0 && field}
      </div>
    </Question>
  );
}
