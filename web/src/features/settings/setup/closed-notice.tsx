/**
 * Above every screen of a practice that was never opened, with the press that opens it; the three
 * questions have their own.
 */
import { DoorClosed } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { NoticeLine } from '../../../ui/notice-bar.tsx';
import { findViewHeading } from '../../../ui/overlay/row-focus.ts';
import { openingHash } from './opening-hash.ts';
import { texts } from './texts.ts';
import { useOpening } from './use-opening.ts';

type Props = {
  slug: string;
  mayOpen: boolean;
  /** The three questions. */
  setupPath: string;
};

export default function ClosedNotice({ slug, mayOpen, setupPath }: Props) {
  const { open, isOpening, problem } = useOpening(slug);
  const { pathname } = useLocation();
  if (pathname === setupPath) return null;
  const press = async () => {
    // The notice disappears with the answer.
    if (await open())
      (findViewHeading() ?? document.querySelector<HTMLElement>('main h1[tabindex]'))?.focus({
        preventScroll: true,
      });
  };
  return (
    <NoticeLine>
      <DoorClosed size={18} aria-hidden="true" />
      <span className="fill">
        {texts.closed.text} {!mayOpen && texts.closed.onlyAdministrators}
      </span>
      {mayOpen && (
        <span className="row gap-3">
          <Button look="filled" busy={isOpening} onClick={() => void press()}>
            {isOpening ? texts.opens : texts.opening.press}
          </Button>
          <Link to={setupPath + openingHash}>{texts.closed.toForm}</Link>
        </span>
      )}
      <FieldError id="noch-geschlossen" error={problem?.message} />
    </NoticeLine>
  );
}
