/** A column that few choose; its code comes with it. */
import { formatOwnAnswer } from '@platzwart/domain/booking/own-format';
import { ownNames } from '@platzwart/domain/booking/questions';
import { Fragment } from 'react';
import type { StoredRequest } from '../../../../entities/request/request-handling.tsx';
import { tooltip } from '../../../../ui/tooltip.ts';

/** What was answered to the practice's own questions; which these were is heard, or pointed at. */
export default function AnswersLine({ request }: { request: StoredRequest }) {
  const given = ownNames.flatMap((name) => (request[name] ? { name, ...request[name] } : []));
  if (given.length === 0) return null;
  return (
    <span className="one-line" {...tooltip(given.map(formatOwnAnswer).join(' · '))}>
      {given.map(({ name, question, answer }, i) => (
        <Fragment key={name}>
          {i > 0 && ' · '}
          <span className="visually-hidden">{formatOwnAnswer({ question, answer: '' })}</span>
          {answer}
        </Fragment>
      ))}
    </span>
  );
}
