/** What a first press on an offer opens. */

import type { DeclineReason } from '@platzwart/domain/request/request-offer';
import { placeFrom } from '@platzwart/domain/vacancies/describe-place';
import type { OfferAnswer } from '@platzwart/domain/vacancies/inputs';
import type { PortalOffer } from '@platzwart/domain/vacancies/portal-offer';
import { Suspense, useState } from 'react';
import { lazyWhenOnline } from '../../ui/lazy-when-online.ts';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Opening } from './answer-feedback.tsx';
import { offerTexts as t } from './offer-texts.ts';
import type { Press } from './offered-place.tsx';
import { SecondPress } from './second-press.tsx';
import { texts } from './texts.ts';
import type { Answering } from './use-answer.ts';

const OfferQuestion = lazyWhenOnline(async () => ({
  default: (await import('./offer-question.tsx')).OfferQuestion,
}));

export type OfferFormProps = {
  offer: PortalOffer;
  /** Among the times the person wishes. */
  isPreferred: boolean;
  answering: Answering;
  onAnswer: (answer: OfferAnswer) => void;
  onBack: () => void;
};

export function OfferForm({ press, ...props }: OfferFormProps & { press: Press }) {
  const { offer, answering, onAnswer, onBack } = props;
  const { vacancyId, rhythm, standing } = offer;
  const shared = { busy: answering.busy !== undefined, problems: answering.problems, onBack };
  switch (press) {
    case 'zusagen':
      return (
        <SecondPress
          {...shared}
          title={t.yes.title(capitalized(placeFrom(offer)), rhythm)}
          confirm={t.yes.confirm}
          onConfirm={() => onAnswer({ kind: 'acceptOffer', vacancyId })}
        />
      );
    case 'absagen':
      return <Decline {...props} />;
    case 'frage':
      return (
        <Suspense fallback={<Opening text={texts.loading} />}>
          <OfferQuestion {...props} />
        </Suspense>
      );
    case 'notMe':
      return (
        <SecondPress
          {...shared}
          title={t.notMe.title}
          confirm={t.notMe.confirm}
          onConfirm={() => onAnswer({ kind: 'notMe', vacancyId })}
        >
          <p>{t.notMe.text}</p>
        </SecondPress>
      );
    case 'takeBack': {
      const { given, accepted } = t.takeBack;
      const { title, text, confirm } =
        standing !== 'given' ? accepted : offer.waitsOn ? { ...given, text: given.waitsOn } : given;
      return (
        <SecondPress
          {...shared}
          title={title}
          confirm={confirm}
          onConfirm={() => onAnswer({ kind: 'takeBackAnswer', vacancyId })}
        >
          <p>{text}</p>
        </SecondPress>
      );
    }
  }
}

function Decline({ offer, isPreferred, answering, onAnswer, onBack }: OfferFormProps) {
  const [reason, setReason] = useState<DeclineReason | null>(null);
  return (
    <SecondPress
      title={t.no.title}
      confirm={t.no.confirm}
      busy={answering.busy !== undefined}
      problems={answering.problems}
      onConfirm={() => onAnswer({ kind: 'declineOffer', vacancyId: offer.vacancyId, reason })}
      onBack={onBack}
    >
      <RadioGroup
        name="reason"
        label={t.no.why}
        optional={t.no.optional}
        options={Object.entries(t.no.reasons).map(([value, label]) => ({
          value,
          label: value === 'time' && !isPreferred ? t.no.otherTime : label,
        }))}
        value={reason}
        onChange={(event) => setReason(event.target.value as DeclineReason)}
      />
    </SecondPress>
  );
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
