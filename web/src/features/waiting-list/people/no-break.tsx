import { Fragment } from 'react';

/** 'Mo 8–10, Di 9–12': wraps between two times, not within one. */
export function NoBreak({ parts }: { parts: readonly string[] }) {
  return parts.map((part, i) => (
    <Fragment key={part}>
      {i > 0 && ' '}
      <span className={/\d/.test(part) ? 'unbroken' : undefined}>
        {part}
        {i < parts.length - 1 && ','}
      </span>
    </Fragment>
  ));
}
