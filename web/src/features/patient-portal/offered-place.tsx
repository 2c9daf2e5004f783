/**
 * The free place that the practice offers, before everything else on the page. Nothing is sent before the second press; an e-mail's answer
 * only puts the focus on the first one.
 */
import type { Practice } from '@platzwart/domain/practice/practice';
import type { OfferAnswer } from '@platzwart/domain/vacancies/inputs';
import type { DeclineReason } from '@platzwart/domain/vacancies/offer';
import type { OfferStanding, PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Done } from './answer-feedback.tsx';
import { CalendarEntry } from './calendar-entry.tsx';
import { DeclinedNext } from './declined-next.tsx';
import { OfferDetails } from './offer-details.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferMessage, OfferTerms } from './offer-message.tsx';
import { offerTexts as t } from './offer-texts.ts';
import styles from './patient-portal.module.css';
import type { PreselectedOfferAnswer } from './preselected-answer.ts';
import { texts } from './texts.ts';
import { type PortalAccess, useAnswer } from './use-answer.ts';

/** First presses. */
export type Press = PreselectedOfferAnswer['answer'] | 'notMe' | 'takeBack';

type Props = {
  portal: PortalAccess;
  offer: PortalOffer;
  practice: Practice;
  /** The answer pressed in an e-mail. */
  preselected: PreselectedOfferAnswer | undefined;
  /** What may follow a no; undefined: there is nothing to change. */
  next: { [K in DeclineReason]?: () => void };
  onAnswered: () => void;
};

/** What the patient sent while the page was open. */
export type Sent = { kind: OfferAnswer['kind']; from: OfferStanding; reason: DeclineReason | null; count: number };

const answers = ['zusagen', 'absagen', 'frage'] as const;

export function OfferedPlace({ portal, offer, practice, preselected, next, onAnswered }: Props) {
  const { vacancyId, standing } = offer;
  const answering = useAnswer(portal);
  // A form opened for another standing is gone: its answer would mean something else.
  const [opened, setOpened] = useState<{ press: Press; at: OfferStanding } | undefined>(undefined);
  const press = opened?.at === standing ? opened.press : undefined;
  const [sent, setSent] = useState<Sent | undefined>(undefined);
  const canAnswer = standing === 'open' || standing === 'expired';
  const isMeant = preselected !== undefined && (preselected.vacancyId ?? vacancyId) === vacancyId;

  const buttons = useRef<{ [K in Press]?: HTMLButtonElement | null }>({});
  const closed = useRef<Press>(undefined);
  // The answer pressed in the e-mail takes the focus; it still has to be pressed.
  const first = isMeant && canAnswer ? preselected.answer : undefined;
  useEffect(() => {
    const wanted = first && buttons.current[first];
    wanted?.scrollIntoView?.({ block: 'center' });
    wanted?.focus({ preventScroll: true });
  }, [first]);
  useEffect(() => {
    if (!press && closed.current) buttons.current[closed.current]?.focus();
    closed.current = press;
  }, [press]);

  const answer = async (given: OfferAnswer) => {
    const output = await answering.send(given);
    // Refused because something happened meanwhile: the page then says what.
    const isOvertaken = !output && ((await portal.refresh())?.offer?.standing ?? standing) !== standing;
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
  return (
    <section className={`stack gap-4 left ${canAnswer ? styles.asking : styles.section}`} aria-labelledby="platz">
      <h2 id="platz">{titles[standing]}</h2>
      {preselected !== undefined && !isMeant && <p className="strong">{canAnswer ? t.newOne : texts.offerGone}</p>}
      <OfferMessage key={sent?.count} offer={offer} practice={practice} sent={sent} />
      {standing in detailed && <OfferDetails offer={offer} practice={practice} />}
      {standing === 'open' && <OfferTerms offer={offer} />}
      {press && (
        <OfferForm
          key={press}
          press={press}
          offer={offer}
          answering={answering}
          onAnswer={answer}
          onBack={() => {
            answering.forget();
            setOpened(undefined);
          }}
        />
      )}
      {!press && canAnswer && (
        <>
          <div className={`columns full ${styles.answers}`}>
            {answers
              .filter((each) => each !== 'frage' || !offer.isQuestionOpen)
              .map((each) => (
                <Button key={each} {...opener(each)} look={each === strong ? 'filled' : 'outlined'} large>
                  {t.answers[each]}
                </Button>
              ))}
          </div>
          <Button {...opener('notMe')} look="plain">
            {t.notMe.press}
          </Button>
        </>
      )}
      {!press && (standing === 'accepted' || standing === 'given') && <CalendarEntry offer={offer} practice={practice} />}
      {!press && !canAnswer && offer.canTakeBack && (
        <Button {...opener(standing === 'declined' ? 'zusagen' : 'takeBack')}>
          {standing === 'declined' ? t.yesAfterAll : t.takeBack[standing === 'given' ? 'given' : 'accepted'].press}
        </Button>
      )}
      {!press && standing === 'declined' && sent?.reason && <DeclinedNext offer={offer} reason={sent.reason} next={next[sent.reason]} />}
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

const detailed = { open: true, expired: true, frozen: true, pledged: true, accepted: true, lateNoted: true, given: true };
