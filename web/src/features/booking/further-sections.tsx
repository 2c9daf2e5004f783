/** Sections 7 to 21: the lower part of the form and the submit. Loaded alongside the upper half. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { fillPlaceholders } from '@platzwart/domain/booking/placeholders';
import { differences } from '@platzwart/domain/practice/differences';
import type { Practice } from '@platzwart/domain/practice/practice';
import { nationOf, regionOf } from '@platzwart/domain/practice/region';
import { advisesIssuingLater, issueLater } from '@platzwart/domain/request/prescription';
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { useFormState } from 'react-hook-form';
import { Proving } from '../../calls/proving.tsx';
import { appCheckKey } from '../../env.ts';
import { Button } from '../../ui/button.tsx';
import styles from './booking.module.css';
import { CheckAnswers } from './check-answers.tsx';
import { ClosingSection, ConsentSection } from './closing-sections.tsx';
import { KeepDraft } from './form-draft.tsx';
import { FormGuide } from './form-guide.tsx';
import FurtherQuestion from './further-question.tsx';
import { furtherTexts } from './further-texts.ts';
import { type FoldedParts, Part, Questions } from './question.tsx';
import { texts } from './texts.ts';
import { TimeSections } from './time-sections.tsx';

const AgreeToAppCheck = lazy(() => import('./agree-to-app-check.tsx'));

type FurtherSectionsProps = {
  form: FormConfiguration;
  practice: Practice;
  /** Why sending failed, if no question is to blame. */
  failure: ReactNode;
  /** Missing in a preview: what leads through the form would lie over the page around it. */
  onFold: ((folded: FoldedParts) => void) | undefined;
  /** Missing in a preview, too. */
  draft: ComponentProps<typeof KeepDraft> | undefined;
};

export default function FurtherSections({
  form,
  practice,
  failure,
  onFold,
  draft,
}: FurtherSectionsProps) {
  const { isSubmitting } = useFormState();
  return (
    <>
      <Questions
        of="therapy"
        as={FurtherQuestion}
        special={{
          ...(advisesIssuingLater(practice, form) && {
            doctorsOrder: <DoctorsOrder form={form} />,
          }),
          insurance: <Insurance practice={practice} />,
        }}
      />
      <Questions of="reason" as={FurtherQuestion} />
      <Questions of="own" as={FurtherQuestion} />
      <TimeSections
        form={form}
        practice={practice}
        slotsHint={fillPlaceholders(form.slotsHint, practice, location.origin)}
      />
      <ClosingSection />
      <Part of="consent">
        <ConsentSection practice={practice} />
        {appCheckKey !== '' && draft && (
          <Suspense fallback={null}>
            <AgreeToAppCheck />
          </Suspense>
        )}
      </Part>
      <CheckAnswers />
      <div className={`stack left ${styles.submit}`}>
        {failure}
        <Button type="submit" look="filled" large busy={isSubmitting}>
          {isSubmitting ? texts.sending : furtherTexts.submit}
        </Button>
        <Proving isSending={isSubmitting} />
        <p className="hint">{furtherTexts.afterSending}</p>
      </div>
      {onFold && <FormGuide onFold={onFold} />}
      {draft && <KeepDraft {...draft} />}
    </>
  );
}

/** With the insurers of the practice's country as suggestions. */
function Insurance({ practice }: { practice: Practice }) {
  const nation = nationOf(regionOf(practice));
  if (!nation) return <FurtherQuestion name="insurance" />;
  return (
    <>
      <FurtherQuestion name="insurance" list="insurers" />
      <datalist id="insurers">
        {differences[nation].insurers.map((insurer) => (
          <option key={insurer} value={insurer} />
        ))}
      </datalist>
    </>
  );
}

/** With the advice below the practice's own hint. */
function DoctorsOrder({ form }: { form: FormConfiguration }) {
  return (
    <FurtherQuestion
      name="doctorsOrder"
      hint={[form.doctorsOrderHint.trim(), issueLater].filter(Boolean).join(' ')}
    />
  );
}
