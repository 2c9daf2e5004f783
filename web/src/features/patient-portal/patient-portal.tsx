/**
 * The page behind the portal link: the request's state, nothing about health,
 * and the patient's actions. Opening it changes nothing, since mail scanners open links too.
 */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { Detail } from '@platzwart/domain/failure';
import type { PortalView as ShownRequest } from '@platzwart/domain/patient-portal/request-link';
import { acceptsRequests } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { coveredCells, type Slot } from '@platzwart/domain/waiting-list/slot';
import { Suspense, useEffect, useState } from 'react';
import { LoadFailure } from '../../calls/load-failure.tsx';
import { isOnline } from '../../online.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { Note } from '../../ui/note.tsx';
import { Loading } from '../../ui/states.tsx';
import { Done } from './answer-feedback.tsx';
import { Consent } from './consent.tsx';
import { consentTexts } from './consent-texts.ts';
import { EmailConfirmation } from './email-confirmation.tsx';
import { Fold } from './fold.tsx';
import { type AnswerState, FollowUpQuestion } from './follow-up-question.tsx';
import { FreshLink } from './fresh-link.tsx';
import type { Wanted } from './manage.tsx';
import { PracticeContact } from './practice-contact.tsx';
import {
  isFollowUpAnswer,
  type PreselectedAnswer,
  type PreselectedOfferAnswer,
} from './preselected-answer.ts';
import { usePortalView } from './queries.ts';
import { promiseOf, RequestStatus } from './request-status.tsx';
import { texts } from './texts.ts';
import { Times } from './times.tsx';
import type { WeekPart } from './times-editor.tsx';
import type { PortalAccess } from './use-answer.ts';

const loadOfferedPlace = async () => ({
  default: (await import('./offered-place.tsx')).OfferedPlace,
});

/** Most people have no offer. */
const OfferedPlace = lazyWhenOnline(loadOfferedPlace);
const Revoked = lazyWhenOnline(async () => ({ default: (await import('./revoked.tsx')).Revoked }));
const Withdrawn = lazyWhenOnline(async () => ({
  default: (await import('./withdrawn.tsx')).Withdrawn,
}));

type Props = {
  practice: Practice;
  form: FormConfiguration;
  token: string;
  today: IsoDate;
  /** The answer pressed in an e-mail: preselected, not submitted. */
  preselected: PreselectedAnswer | undefined;
  preselectedOffer: PreselectedOfferAnswer | undefined;
  Week: WeekPart;
};

export function PatientPortal(props: Props) {
  const { practice, token } = props;
  const link = { companySlug: practice.slug, token };
  const viewed = usePortalView(link);
  const isOfferExpected = props.preselectedOffer !== undefined;
  useEffect(() => {
    // Loads beside the request. Should it fail, it is tried again when it is shown.
    if (isOfferExpected && isOnline()) loadOfferedPlace().catch(() => undefined);
  }, [isOfferExpected]);
  switch (viewed.status) {
    case 'loading':
      return (
        <>
          <h1 className="visually-hidden">{texts.title}</h1>
          <Loading text={texts.loading} />
        </>
      );
    case 'failed':
      return (
        <LoadFailure level={1} title={texts.notLoaded} retry={viewed.retry}>
          <p>{viewed.message}</p>
        </LoadFailure>
      );
    case 'refused':
      return (
        <div className="stack gap-6 form-width">
          <h1 tabIndex={-1}>{isBinned(viewed.detail) ? texts.binned.title : texts.refused}</h1>
          {viewed.detail && <p role="alert">{viewed.detail.message}</p>}
          {!isBinned(viewed.detail) && <FreshLink link={link} isRefused />}
          {isBinned(viewed.detail) && acceptsRequests(practice) && (
            <p>
              <ButtonLink to={sitePaths.booking(practice.slug)}>{texts.binned.askAnew}</ButtonLink>
            </p>
          )}
          {isBinned(viewed.detail) && (
            <Consent portal={{ link, update: () => undefined }} kind="either" isPromised={false} />
          )}
          <PracticeContact practice={practice} />
        </div>
      );
    case 'known':
      return (
        <div className="stack gap-5 form-width">
          <h1 tabIndex={-1} className="eyebrow">
            {texts.title}
          </h1>
          <Known
            {...props}
            portal={{
              link,
              update: viewed.update,
              refresh: viewed.refresh,
              isLocked: practice.locked,
            }}
            request={viewed.request}
          />
          <PracticeContact practice={practice} />
        </div>
      );
  }
}

type KnownProps = Props & { portal: PortalAccess; request: ShownRequest };

function Known({
  practice,
  form,
  today,
  preselected,
  preselectedOffer,
  Week,
  portal,
  request,
}: KnownProps) {
  const [hasWithdrawn, setWithdrawn] = useState(false);
  const [hasUndone, setUndone] = useState(false);
  // Whether the consent was revoked, or given anew, while the page was open.
  const [consent, setConsent] = useState<'revoked' | 'renewed' | undefined>(undefined);
  const [isEditing, setEditing] = useState(false);
  const [isMoved, setMoved] = useState(false);
  // After a no to an offer: the time taken out of the preferred ones, and the part of the page it
  // led to.
  const [without, setWithout] = useState<Slot | undefined>(undefined);
  const [wanted, setWanted] = useState<Wanted | undefined>(undefined);
  const want = (part: Wanted['part']) =>
    setWanted((before) => ({ part, presses: (before?.presses ?? 0) + 1 }));
  // The preselected answer takes the focus once, not again after the times editor was cancelled.
  const [pressed, setPressed] = useState(preselected);
  const [question, setQuestion] = useState<AnswerState>(() =>
    isAsking(request, preselected) ? 'open' : 'none',
  );
  // Any action on the request implies that the patient still waits.
  const heard = () => setQuestion((state) => (state === 'open' ? 'elsewhere' : state));
  const isOpen = request.status === 'open';
  const { offer } = request;
  const [first] = useState(offer);
  // One question at a time: the offer is the urgent one.
  const isOffered = offer?.standing === 'open';
  // Whoever says here that they need no place any more would lose this one.
  const isPromised = promiseOf(request) !== undefined;

  // The link sent to a new address has no effect until it is confirmed.
  if (request.isPending)
    return (
      <EmailConfirmation portal={portal} request={request} onConfirmed={() => setMoved(true)} />
    );
  if (request.revokedUntil !== null) {
    return (
      <Revoked
        portal={portal}
        request={request}
        until={request.revokedUntil}
        practice={practice}
        form={form}
        hasJustHappened={consent === 'revoked'}
        onRenewed={() => setConsent('renewed')}
      />
    );
  }
  const revoking = (
    <Consent
      portal={portal}
      kind={request.proof}
      hasConsent={request.hasConsent}
      isPromised={isPromised}
      onRevoked={() => setConsent('revoked')}
    />
  );
  const withdrawn = () => {
    setUndone(false);
    setWithdrawn(true);
  };
  const fold = (
    <Fold
      key={String(request.isWithdrawn)}
      portal={portal}
      request={request}
      practice={practice}
      form={form}
      today={today}
      preselected={preselected}
      wanted={wanted}
      isPromised={isPromised}
      onAnswered={heard}
      onWithdrawn={withdrawn}
    />
  );
  if (request.isWithdrawn) {
    const undone = () => {
      setQuestion('none');
      setWithdrawn(false);
      setUndone(true);
    };
    return (
      <>
        {consent === 'renewed' && <Done>{consentTexts.revoked.back}</Done>}
        <Suspense fallback={<Loading text={texts.loading} />}>
          <Withdrawn
            portal={portal}
            request={request}
            hasJustHappened={hasWithdrawn}
            onUndone={undone}
          />
        </Suspense>
        {fold}
        {revoking}
      </>
    );
  }
  return (
    <>
      {consent === 'renewed' && <Done>{consentTexts.revoked.undone}</Done>}
      {portal.isLocked && (
        <Note isWarm>
          <p>{texts.locked}</p>
        </Note>
      )}
      {hasUndone && <Done>{texts.withdrawalUndone}</Done>}
      {isMoved && <Done>{texts.confirm.done}</Done>}
      {!offer && (first || preselectedOffer) && (
        <OfferGone isOpen={isOpen} isNews={first !== null} />
      )}
      {offer && (
        <Suspense fallback={<Loading text={texts.loading} />}>
          <OfferedPlace
            key={offer.terms}
            portal={portal}
            offer={offer}
            prescription={request.prescription}
            practice={practice}
            form={form}
            today={today}
            preselected={preselectedOffer}
            isReplacement={first !== null && first.terms !== offer.terms}
            next={{
              ...(coveredCells(request.slots, [offer.slot]).length > 0 && {
                time: () => {
                  setWithout(offer.slot);
                  setEditing(true);
                },
              }),
              notNow: () => want('pause'),
              noLongerNeeded: () => want('withdraw'),
            }}
            onAnswered={heard}
          />
        </Suspense>
      )}
      {/* What an e-mail's button promised comes first. */}
      {isOpen && question !== 'open' && !isOffered && (
        <EmailConfirmation portal={portal} request={request} />
      )}
      {isOpen &&
        !isPromised &&
        question !== 'none' &&
        !(isOffered && question === 'open' && !isFollowUpAnswer(preselected)) &&
        !(isEditing && question === 'open') && (
          <FollowUpQuestion
            portal={portal}
            request={request}
            state={question}
            preselected={pressed}
            onTimes={() => {
              setPressed(undefined);
              setEditing(true);
            }}
            onWithdrawn={withdrawn}
            onState={setQuestion}
          />
        )}
      <RequestStatus portal={portal} request={request} form={form} onAnswered={heard} />
      <Times
        portal={portal}
        request={request}
        practice={practice}
        form={form}
        Week={Week}
        isEditing={isEditing}
        without={without}
        onEditing={(isEditing) => {
          setWithout(undefined);
          setEditing(isEditing);
        }}
        onSaved={heard}
      />
      {fold}
      {revoking}
    </>
  );
}

/** `isNews`: the page showed it before. */
function OfferGone({ isOpen, isNews }: { isOpen: boolean; isNews: boolean }) {
  const gone = isNews ? texts.shownOfferGone : texts.offerGone;
  const text = isOpen ? `${gone} ${texts.askedAgain}` : gone;
  if (isNews) return <Done>{text}</Done>;
  return (
    <Note>
      <p>{text}</p>
    </Note>
  );
}

/** Another link would be just as invalid. */
function isBinned(detail: Detail | undefined): boolean {
  return detail?.code === 'requestBinned';
}

function isAsking(request: ShownRequest, preselected: PreselectedAnswer | undefined): boolean {
  return request.isAsked || request.deletedOn !== null || isFollowUpAnswer(preselected);
}
