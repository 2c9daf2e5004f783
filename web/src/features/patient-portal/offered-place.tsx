/**
 * The free place that the practice offers, before everything else on the page. Nothing is sent
 * before the second press; an e-mail's answer only puts the focus on the first one.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { DeclineReason } from '@platzwart/domain/request/request-offer';
import type { OfferAnswer } from '@platzwart/domain/vacancies/inputs';
import type { OfferStanding, PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Done } from './answer-feedback.tsx';
import { CalendarEntry } from './calendar-entry.tsx';
import { DeclinedNext } from './declined-next.tsx';
import { IssueWindow } from './issue-window.tsx';
import { detailsId, OfferDetails } from './offer-details.tsx';
import { OfferForm } from './offer-form.tsx';
import { afterDeadline, OfferMessage, OfferTerms } from './offer-message.tsx';
import { offerTexts as t } from './offer-texts.ts';
import styles from './patient-portal.module.css';
import type { PreselectedOfferAnswer } from './preselected-answer.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

/** First presses. */
export type Press = PreselectedOfferAnswer['answer'] | 'notMe' | 'takeBack';

type Props = {
  portal: PortalAccess;
  offer: PortalOffer;
  prescription: PortalView['prescription'];
  practice: Practice;
  form: FormConfiguration;
  today: IsoDate;
  /** The answer pressed in an e-mail. */
  preselected: PreselectedOfferAnswer | undefined;
  /** It came while the page showed another one. */
  isReplacement: boolean;
  /**
   * What may follow a no; undefined: there is nothing to change, such as a time that nobody wished.
   */
  next: { [K in DeclineReason]?: () => void };
  onAnswered: () => void;
};

/** What the patient sent while the page was open. */
export type Sent = {
  kind: OfferAnswer['kind'];
  from: OfferStanding;
  reason: DeclineReason | null;
  count: number;
};

const answers = ['zusagen', 'absagen', 'frage'] as const;

export function OfferedPlace({
  portal,
  offer,
  prescription,
  practice,
  form,
  today,
  preselected,
  isReplacement,
  next,
  onAnswered,
}: Props) {
  const { vacancyId, standing } = offer;
  const answering = useAnswer(portal);
  // A form opened for another standing is gone: its answer would mean something else.
  const [opened, setOpened] = useState<{ press: Press; at: OfferStanding } | undefined>(undefined);
  const press = opened?.at === standing ? opened.press : undefined;
  const [sent, setSent] = useState<Sent | undefined>(undefined);
  const canAnswer = standing === 'open' || standing === 'expired';
  const isMeant = !isReplacement && (preselected?.vacancyId ?? vacancyId) === vacancyId;
  // No question about what nobody can decide any more, nor a second one before the first is
  // settled.
  const shownAnswers = answers.filter(
    (each) => each !== 'frage' || (standing === 'open' && !offer.isQuestionOpen),
  );

  const buttons = useRef<{ [K in Press]?: HTMLButtonElement | null }>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  // The answer pressed in the e-mail takes the focus; it still has to be pressed.
  const first =
    isMeant && canAnswer ? shownAnswers.find((each) => each === preselected?.answer) : undefined;
  useEffect(() => {
    const wanted = first && buttons.current[first];
    // No further than needed: what it is about stays in sight above the answers.
    wanted?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    wanted?.focus({ preventScroll: true });
  }, [first]);
  const shown = useRef<{ press: Press | undefined; standing: OfferStanding | undefined }>({
    press,
    standing: isReplacement ? undefined : standing,
  });
  useEffect(() => {
    const before = shown.current;
    shown.current = { press, standing };
    if (press || (before.press === press && before.standing === standing)) return;
    // What had the focus is gone, by a press or by others.
    if (document.activeElement !== document.body) return;
    const opener = before.press && buttons.current[before.press];
    (opener ?? message.current ?? heading.current)?.focus({ preventScroll: !before.press });
  }, [press, standing]);

  const answer = async (given: OfferAnswer) => {
    const output = await answering.send({ ...given, terms: offer.terms });
    // Refused because something happened meanwhile: the page then says what.
    const isOvertaken =
      !output && ((await portal.refresh())?.offer?.standing ?? standing) !== standing;
    if (!output && !isOvertaken) return;
    setOpened(undefined);
    setSent((before) => ({
      kind: given.kind,
      from: standing,
      reason: 'reason' in given ? given.reason : null,
      count: (before?.count ?? 0) + 1,
    }));
    if (output) onAnswered();
  };
  const opener = (wanted: Press) => ({
    ref: (button: HTMLButtonElement | null) => {
      buttons.current[wanted] = button;
    },
    onClick: () => {
      answering.forget();
      setOpened({ press: wanted, at: standing });
    },
  });

  if (sent?.kind === 'notMe') return <Done>{t.notMe.done}</Done>;
  const strong = first ?? 'zusagen';
  const note = offer.note !== '' && standing in detailed && (
    <p className="written">{t.note(offer.note)}</p>
  );
  return (
    <section
      className={`stack gap-4 left framed ${styles.card} ${canAnswer ? styles.offered : ''}`}
      aria-labelledby="platz"
    >
      <h2 id="platz" ref={heading} tabIndex={-1}>
        {titles[standing]}
      </h2>
      {!isMeant && standing !== 'withdrawn' && (
        <p className="strong">{canAnswer ? t.newOne : t.otherOne}</p>
      )}
      <OfferMessage
        key={sent?.count}
        offer={offer}
        practice={practice}
        sent={sent}
        place={message}
      />
      {standing === 'open' && <OfferTerms offer={offer} />}
      {standing in detailed && <OfferDetails offer={offer} practice={practice} />}
      {standing === 'open' && <p>{afterDeadline(offer)}</p>}
      {press && (
        <OfferForm
          key={press}
          press={press}
          offer={offer}
          isPreferred={next.time !== undefined}
          answering={answering}
          onAnswer={answer}
          onBack={() => {
            answering.forget();
            setOpened(undefined);
          }}
        />
      )}
      {!press && canAnswer && (
        <div className={`columns full ${styles.answers}`}>
          {shownAnswers.map((each) => (
            <Button
              key={each}
              {...opener(each)}
              look={each === strong ? 'filled' : 'outlined'}
              large
              // Reached without reading the page.
              aria-describedby={each === first ? detailsId : undefined}
            >
              {t.answers[each]}
            </Button>
          ))}
        </div>
      )}
      {note}
      {!press && canAnswer && (
        <Button {...opener('notMe')} look="plain">
          {t.notMe.press}
        </Button>
      )}
      {(standing === 'accepted' || standing === 'given') && (
        <IssueWindow {...{ offer, prescription, practice, form, today }} />
      )}
      {!press && (standing === 'accepted' || standing === 'given') && (
        <CalendarEntry offer={offer} practice={practice} />
      )}
      {!press && !canAnswer && offer.canTakeBack && (
        <Button {...opener(standing === 'declined' ? 'zusagen' : 'takeBack')}>
          {standing === 'declined'
            ? t.yesAfterAll
            : t.takeBack[standing === 'given' ? 'given' : 'accepted'].press}
        </Button>
      )}
      {!press && standing === 'declined' && sent?.reason && (
        <DeclinedNext offer={offer} reason={sent.reason} next={next[sent.reason]} />
      )}
    </section>
  );
}

const titles: Readonly<Record<OfferStanding, string>> = {
  open: t.titles.offer,
  expired: t.titles.offer,
  frozen: t.titles.offer,
  pledged: t.titles.yes,
  accepted: t.titles.yes,
  lateNoted: t.titles.yes,
  given: t.titles.given,
  declined: t.titles.over,
  lost: t.titles.over,
  missed: t.titles.over,
  withdrawn: t.titles.over,
};

const detailed = {
  open: true,
  expired: true,
  frozen: true,
  pledged: true,
  accepted: true,
  lateNoted: true,
  given: true,
};
