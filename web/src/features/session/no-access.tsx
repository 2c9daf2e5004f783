import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Failure } from '../../ui/states.tsx';
import { texts } from './texts.ts';

type Props = {
  /** 'practice': no role in it; 'ended': the role was taken away while one was there; 'role': another role is asked for. */
  reason: 'practice' | 'ended' | 'role';
};

/** Somebody without, or no longer with, the role that is asked for here. */
export function NoAccess({ reason }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { title, text } = texts.noAccess[reason];
  // What had the focus went away with the screen.
  useEffect(() => {
    if (reason === 'ended') place.current?.querySelector('h1')?.focus();
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

/** Nobody is refused because the network is away: what one may do is not known yet. It goes on by itself. */
export function NotReadable() {
  const { title, text, retry } = texts.notReadable;
  return (
    <Failure level={1} title={title} action={<Button onClick={() => location.reload()}>{retry}</Button>}>
      <p>{text}</p>
    </Failure>
  );
}
