/**
 * Their session ended elsewhere while something unsaved stood here: they sign in in a window of its
 * own, so that this page stays.
 */
import { useEffect, useRef } from 'react';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Failure } from '../../ui/states.tsx';
import { useUnsavedInput } from '../../ui/unsaved-input.ts';
import { draftMinutes, texts } from './texts.ts';

const t = texts.signedOutElsewhere;

type Props = {
  /** The sign-in. */
  target: string;
  /** Gives up what was typed. */
  onEnd: () => void;
};

export default function SignedOutElsewhere({ target, onEnd }: Props) {
  const window_ = useRef<Window | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const unsaved = useUnsavedInput(true, { text: t.wouldBeLost });
  useEffect(() => {
    // What had it is gone.
    place.current?.querySelector('h1')?.focus();
    const clock = setTimeout(() => latest.current(), draftMinutes * 60_000);
    return () => {
      clearTimeout(clock);
      window_.current?.close();
    };
  }, []);
  return (
    <div ref={place}>
      <DocumentTitle title={texts.titled(t.title)} />
      <Failure
        level={1}
        title={t.title}
        action={
          <div className="row">
            <ButtonAnchor
              look="filled"
              href={target}
              target="_blank"
              onClick={(event) => {
                window_.current = window.open(target, 'anmelden', 'popup,width=480,height=800');
                // Where no window opens, the link does.
                if (window_.current) event.preventDefault();
              }}
            >
              {t.signIn}
              <span className="visually-hidden"> {t.newWindow}</span>
            </ButtonAnchor>
            <Button
              look="plain"
              onClick={() => {
                unsaved.release();
                onEnd();
              }}
            >
              {t.discard}
            </Button>
          </div>
        }
      >
        <p>{t.text}</p>
      </Failure>
    </div>
  );
}
