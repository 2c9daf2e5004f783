/** Shown in place of a practice that cannot be shown. */
import { contactOf } from '@platzwart/domain/contact/contact';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Failure } from '../../ui/states.tsx';
import { texts } from './texts.ts';

type Props = { reason: 'unknown' | 'former' | 'failed'; onRetry: () => void };

const titles = {
  unknown: texts.unknownTitle,
  former: texts.formerHeading,
  failed: texts.failedTitle,
};

export function PracticeFailure(props: Props) {
  return (
    <>
      <DocumentTitle title={titles[props.reason]} />
      <Reason {...props} />
    </>
  );
}

function Reason({ reason, onRetry }: Props) {
  if (reason !== 'failed') {
    return (
      <Failure
        level={1}
        title={reason === 'former' ? texts.formerHeading : texts.unknownHeading}
        action={
          <div className="row middle">
            <ButtonLink to={sitePaths.bookingRequest}>Praxen suchen</ButtonLink>
            <ButtonLink look="plain" to={sitePaths.home}>
              {texts.toHome}
            </ButtonLink>
          </div>
        }
      >
        <p>{reason === 'former' ? texts.former : texts.unknown}</p>
      </Failure>
    );
  }
  return (
    <Failure
      level={1}
      title={texts.failed}
      action={
        <Button look="filled" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      <p>{texts.failedText}</p>
    </Failure>
  );
}

/** The practice exists, but content it should show is missing. */
export function PracticeTrouble({ practice }: { practice: Practice }) {
  const contact = contactOf(practice);
  return (
    <Failure
      level={1}
      title={texts.practiceError}
      action={<ButtonLink to={sitePaths.practice(practice.slug)}>{texts.toPractice}</ButtonLink>}
    >
      <p>{texts.practiceErrorText}</p>
      <ContactLines
        {...contact}
        lines={[practice.title, texts.contactPerson(practice.contactPerson), ...contact.addresses]}
        newTab={texts.newTab}
      />
    </Failure>
  );
}
