/**
 * 'Platz anbieten': what is free, who is asked in which order, and how; what follows from the time
 * is filled in.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Practice } from '@platzwart/domain/practice/practice';
import { regionOf } from '@platzwart/domain/practice/region';
import { Pencil } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { LoadFailure } from '../../../calls/load-failure.tsx';
import { messageAt } from '../../../calls/problem.ts';
import { useMembers } from '../../../entities/member/queries.ts';
import { useAccount } from '../../../entities/practice/queries.ts';
import { fullName } from '../../../entities/request/format-person.ts';
import { useAllOpen, useRequestHandling } from '../../../entities/request/request-handling.tsx';
import { dayInShort, vacancyTime, whenOf } from '../../../entities/vacancy/format-vacancy.ts';
import type { OfferStart } from '../../../entities/vacancy/offer-dialog.ts';
import { useLiveVacancies, usePastVacancies } from '../../../entities/vacancy/queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Confirmation } from '../../../ui/confirmation.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { mediaHook } from '../../../ui/media-hook.ts';
import { Modal } from '../../../ui/modal.tsx';
import { Loading } from '../../../ui/states.tsx';
import { UnbrokenHours } from '../../../ui/unbroken-hours.tsx';
import { useUnsavedInput } from '../../../ui/unsaved-input.ts';
import { TermsFields } from '../terms/terms-fields.tsx';
import { consequence } from './consequence.ts';
import styles from './offer.module.css';
import { OfferModeFields } from './offer-mode.tsx';
import { OfferPeople } from './offer-people.tsx';
import { type Known, otherWeekOf } from './offer-plan.ts';
import { SeveralPlaces } from './several-places.tsx';
import { texts } from './texts.ts';
import { useOfferDraft } from './use-offer-draft.ts';
import { useSending } from './use-sending.ts';

type Props = {
  start: OfferStart;
  slug: string;
  form: FormConfiguration;
  practice: Practice;
  now: Date;
  today: IsoDate;
  /** Names of colleagues at the same place. */
  others?: string | undefined;
  /** Request id -> names of colleagues who have it open. */
  editors?: ReadonlyMap<string, string>;
  onClose: () => void;
};

export function OfferDialog(props: Props) {
  const { slug, practice, now, today, onClose } = props;
  const { rule } = useRequestHandling();
  const open = useAllOpen();
  const account = useAccount(slug);
  const live = useLiveVacancies(slug);
  const past = usePastVacancies(slug);
  const members = useMembers(slug);
  const settings = account.status === 'loaded' ? account.value?.offering : undefined;
  const vacancies = live.status === 'loaded' ? live.value : undefined;
  const known = useMemo<Known | undefined>(
    () =>
      open && settings && vacancies
        ? {
            open,
            vacancies,
            now,
            today,
            settings,
            rule,
            regionAt: (locationId) => regionOf(practice, locationId),
          }
        : undefined,
    [open, settings, vacancies, now, today, practice, rule],
  );
  const failed = [account, live].find(({ status }) => status === 'failed' || status === 'refused');
  if (!known || past.status === 'loading' || members.status === 'loading') {
    return (
      <Modal
        title={texts.title}
        isWide
        onCancel={onClose}
        actions={<Button onClick={onClose}>{texts.cancel}</Button>}
      >
        {failed && 'retry' in failed ? (
          <LoadFailure title={texts.loadFailed} retry={failed.retry} />
        ) : (
          <Loading text={texts.loading} />
        )}
      </Modal>
    );
  }
  const earlier = [...known.vacancies, ...(past.status === 'loaded' ? past.value : [])].sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  const names = [
    ...earlier.map(({ therapist }) => therapist),
    ...(members.status === 'loaded' ? members.value.map(({ name }) => name) : []),
  ];
  const therapists = [...new Set(names.filter(Boolean))];
  const { isRound, slots = isRound ? 'noted' : undefined } = props.start;
  if (slots) return <SeveralPlaces {...props} {...{ slots, known, therapists }} />;
  return <Filled {...props} known={known} therapists={therapists} />;
}

type Step = 'place' | 'people' | 'send';
const steps: readonly Step[] = ['place', 'people', 'send'];
/** As in `offer.module.css`. */
const useIsNarrow = mediaHook('(width < 44rem)');

function Filled({
  start,
  slug,
  form,
  onClose,
  known,
  therapists,
  others,
  editors,
}: Props & { known: Known; therapists: readonly string[] }) {
  const state = useOfferDraft(start, form, known);
  const { draft, offer, invalid, change } = state;
  const otherWeek = otherWeekOf(draft.terms);
  const people = useMemo(
    () => new Map(known.open.map((request) => [request.id, request])),
    [known.open],
  );
  const sending = useSending({
    slug,
    start,
    people,
    vacancies: known.vacancies,
    now: known.now,
    onDone: onClose,
  });
  const unsaved = useUnsavedInput(state.isChanged && !sending.isRunning, {
    text: texts.wouldBeLost,
  });
  const cancel = () => void unsaved.mayLeave().then((may) => may && onClose());
  // What is free is known where a time was chosen: on phones people come first, and the place is a
  // line that opens it.
  const isPlaceKnown = useIsNarrow() && start.slot !== undefined && !start.vacancy;
  const order = isPlaceKnown ? steps.slice(1) : steps;
  const [step, setStep] = useState<Step>(order[0] ?? 'place');
  const [hasTried, setTried] = useState(false);
  const where = useRef<HTMLParagraphElement>(null);
  // The pressed button may disappear with the step.
  const goTo = (next: Step | undefined) => {
    if (next) setStep(next);
    where.current?.focus();
  };
  const { problem, often } = sending;
  const at = order.indexOf(step);
  const errorAt = (field: string) =>
    (hasTried ? invalid.get(field) : undefined) ?? messageAt(problem, `terms.${field}`);
  const sentence = consequence(offer, draft.terms, people, known.now);
  const mayBegin = sentence !== '' && !offer.warnings.includes('startOver');

  const send = (begin: boolean, askAgain = draft.askAgain, plan = offer.plan) => {
    setTried(true);
    if (invalid.size > 0) return setStep('place');
    // What was sent stays, whatever is answered meanwhile.
    change({ plan });
    void sending.send({ ...draft, askAgain }, { ...offer, plan }, begin);
  };
  // Out of the way meanwhile; back with all that was typed if it fails.
  if (sending.isRunning) return null;
  return (
    <Modal
      title={texts.title}
      isWide
      onCancel={cancel}
      actions={
        <>
          <span data-step={step} hidden />
          <div role="status" className={`stack gap-2 if-any ${styles.says}`}>
            {offer.warnings.map((warning) => (
              <p key={warning} className="warm small">
                {(start.vacancy && texts.whenNoted[warning]) ?? texts.warnings[warning]}
              </p>
            ))}
            {/* What will happen is not known while nobody knows what has. */}
            {sentence && !sending.isUnknown && <p className="soft unlimited">{sentence}</p>}
          </div>
          {/* Not in the content: it may have been scrolled away. */}
          <div role="alert" className={`if-any ${styles.says}`}>
            {often.length === 0 && <FieldError id="angebot-fehler" error={sending.failure} />}
          </div>
          <Button look="plain" onClick={cancel}>
            {texts.cancel}
          </Button>
          {at > 0 && (
            <Button look="outlined" className={styles.onward} onClick={() => goTo(order[at - 1])}>
              {texts.back}
            </Button>
          )}
          {at < order.length - 1 && (
            <Button look="filled" className={styles.onward} onClick={() => goTo(order[at + 1])}>
              {texts.next}
            </Button>
          )}
          {!start.vacancy && (
            <Button className={styles.final} onClick={() => send(false)}>
              {texts.note}
            </Button>
          )}
          <Button
            look="filled"
            className={styles.final}
            aria-disabled={!mayBegin}
            onClick={() => send(true)}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      <p ref={where} tabIndex={-1} className={`hint ${styles.where}`} role="status">
        {at < 0 ? texts.steps[step] : texts.step(at + 1, order.length, texts.steps[step])}
      </p>
      {isPlaceKnown && at >= 0 && (
        <p className={`line between ${styles.known}`}>
          <span className="strong">
            <UnbrokenHours text={vacancyTime(draft.terms.slot)} /> ·{' '}
            {whenOf(draft.terms, known.today)}
          </span>
          <Button look="plain" onClick={() => goTo('place')}>
            {texts.changePlace}
          </Button>
        </p>
      )}
      <p role="status" className="line warm unlimited small if-any">
        {others !== undefined && (
          <>
            <Pencil size={16} aria-hidden="true" />
            {texts.others(others)}
          </>
        )}
      </p>
      <div className={`stack top ${styles.parts}`} data-step={step}>
        <section className={`stack gap-4 packed ${styles.place}`} aria-label={texts.steps.place}>
          {start.vacancy ? (
            <p className="strong">
              <UnbrokenHours text={vacancyTime(draft.terms.slot)} /> ·{' '}
              {whenOf(draft.terms, known.today)}
            </p>
          ) : (
            <TermsFields
              values={draft.terms}
              onChange={state.setTerms}
              errorAt={errorAt}
              locations={form.selectableLocations}
              therapists={therapists}
              maySelfPay={known.settings.selfPayerPlaces}
              afterRhythm={
                otherWeek && (
                  <Checkbox
                    name="otherWeek"
                    label={texts.otherWeek(dayInShort(otherWeek.startsOn, known.today))}
                    hint={texts.otherWeekHint}
                    checked={draft.otherWeek}
                    onChange={({ target }) => change({ otherWeek: target.checked })}
                  />
                )
              }
            />
          )}
        </section>
        <section className={`stack gap-4 packed ${styles.people}`} aria-label={texts.steps.people}>
          <OfferPeople {...state} people={people} now={known.now} editors={editors} />
        </section>
        <section className={`stack gap-4 line-above ${styles.send}`} aria-label={texts.steps.send}>
          <OfferModeFields offer={offer} change={change} />
        </section>
      </div>
      {often.length > 0 && (
        <Confirmation
          title={texts.askedAgain}
          confirm={texts.askAnyway}
          cancel={texts.leaveOut}
          busy={undefined}
          problem={undefined}
          onConfirm={() => {
            const askAgain = [...draft.askAgain, ...often];
            change({ askAgain });
            send(true, askAgain);
          }}
          onCancel={() => {
            change({ plan: offer.plan.filter(({ requestId }) => !often.includes(requestId)) });
            sending.forget();
          }}
        >
          <p>
            {texts.tooOften(
              often
                .map((id) => people.get(id))
                .map((person) => (person ? fullName(person) : texts.gone))
                .join(', '),
            )}
          </p>
        </Confirmation>
      )}
    </Modal>
  );
}
