/** A question about an offer; the practice calls. */
import { charactersLeft } from '@platzwart/domain/text/characters-left';
import { maxOfferQuestion } from '@platzwart/domain/vacancies/offer';
import { useState } from 'react';
import { TextArea } from '../../ui/text-area.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import type { OfferFormProps } from './offer-form.tsx';
import { offerTexts } from './offer-texts.ts';
import { SecondPress } from './second-press.tsx';
import { texts } from './texts.ts';

const t = offerTexts.question;

export function OfferQuestion({ offer, answering, onAnswer, onBack }: OfferFormProps) {
  const [text, setText] = useState('');
  useUnsavedInput(text !== '' && answering.busy === undefined, { text: texts.wouldBeLost });
  return (
    <SecondPress
      title={t.title}
      confirm={t.confirm}
      busy={answering.busy !== undefined}
      problems={answering.problems.filter(({ field }) => !field.endsWith('text'))}
      onConfirm={() => onAnswer({ kind: 'askAboutOffer', vacancyId: offer.vacancyId, text })}
      onBack={onBack}
    >
      <TextArea
        name="text"
        label={t.label}
        optional={offerTexts.no.optional}
        limit={maxOfferQuestion}
        countText={charactersLeft}
        value={text}
        onChange={(event) => {
          answering.forget();
          setText(event.target.value);
        }}
        error={answering.problems.find(({ field }) => field.endsWith('text'))?.message}
      />
      <p>
        {t.meaning} {offer.until !== null && t.deadlineGoesOn}
      </p>
    </SecondPress>
  );
}
