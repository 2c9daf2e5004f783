/** Sections 1 to 6: for whom, who, and how to reach them. */
import { contactPersonNames } from '@platzwart/domain/booking/questions';
import { lazy, Suspense, useState } from 'react';
import { Question, Questions, useQuestionnaire } from './question.tsx';
import { texts } from './texts.ts';

export function PersonSections() {
  const { staff } = useQuestionnaire();
  return (
    <>
      <Question name="type" isTitle deps={staff && contactPersonNames} />
      <Questions of="person" />
      <Questions of="contactPerson" />
    </>
  );
}

/** `emailHint`: set where the e-mail is optional. */
export function ContactSections({ emailHint }: { emailHint?: string }) {
  return (
    <>
      <Questions of="contact" special={{ email: <Email hint={emailHint} /> }} />
      <Questions of="address" />
    </>
  );
}

// Loads with the lower half, once there is something to check.
const EmailSuggestion = lazy(() => import('./email-suggestion.tsx'));

function Email({ hint }: { hint: string | undefined }) {
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
