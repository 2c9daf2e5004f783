import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef } from 'react';
import { dropDrafts } from '../../calls/saved-drafts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Failure } from '../../ui/states.tsx';
import { texts } from './texts.ts';

type Props = {
  /**
   * 'practice': no role in it; 'ended': the role was removed during the visit; 'role': another role
   * is required.
   */
  reason: 'practice' | 'ended' | 'role';
};

/** Shown to users who lack, or have lost, the required role. */
export function NoAccess({ reason }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { title, text } = texts.noAccess[reason];
  // The focused element disappeared with the screen.
  useEffect(() => {
    if (reason !== 'ended') return;
    place.current?.querySelector('h1')?.focus();
    dropDrafts();
  }, [reason]);
  return (
    <div ref={place}>
      <DocumentTitle title={texts.titled(title)} />
      <Failure
        level={1}
        title={title}
        action={
          <ButtonLink to={sitePaths.dashboard} look="filled">
            {texts.noAccess.toDashboard}
          </ButtonLink>
        }
      >
        <p>{text}</p>
      </Failure>
    </div>
  );
}

/** Offline nobody is refused: roles are still unknown. Continues automatically. */
export function NotReadable() {
  const { title, text, retry } = texts.notReadable;
  return (
    <Failure
      level={1}
      title={title}
      action={<Button onClick={() => location.reload()}>{retry}</Button>}
    >
      <p>{text}</p>
    </Failure>
  );
}
