/** Sections 1 to 6: for whom, who, and how to reach them. */
import { contactPersonNames } from '@platzwart/domain/booking/questions';
import { lazy, Suspense, useState } from 'react';
import { Part, Question, Questions, useQuestionnaire } from './question.tsx';
import { texts } from './texts.ts';

export function PersonSections() {
  const { staff } = useQuestionnaire();
  return (
    <>
      <Part of="requester">
        <Question name="type" isTitle deps={staff && contactPersonNames} />
      </Part>
      <Questions of="person" />
      <Questions of="contactPerson" />
    </>
  );
}

export function ContactSections() {
  return (
    <>
      <Questions of="contact" special={{ email: <EmailQuestion /> }} />
      <Questions of="address" />
    </>
  );
}

// Loads with the lower half, once there is something to check.
const EmailSuggestion = lazy(() => import('./email-suggestion.tsx'));

/** `hint`: set where the address is optional. */
export function EmailQuestion({ hint }: { hint?: string | undefined }) {
  const [left, setLeft] = useState('');
  return (
    <>
      <Question name="email" hint={hint} optional={hint && texts.optional} onLeave={setLeft} />
      {left !== '' && (
        <Suspense fallback={null}>
          <EmailSuggestion left={left} />
        </Suspense>
      )}
    </>
  );
}
