/**
 * The practice's public link: to copy with one press, to look at, and the way to its code and
 * poster.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import { Check, Copy, ExternalLink, QrCode } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { sharingHash } from '../sharing/sharing-hash.ts';
import { texts as sharing } from '../sharing/texts.ts';
import styles from './profile.module.css';
import { texts } from './texts.ts';

export function LinkLine({ slug, onCopied }: { slug: string; onCopied: () => void }) {
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const words = useRef<HTMLElement>(null);
  const link = `${location.origin}${sitePaths.practice(slug)}`;
  const copy = async () => {
    onCopied();
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      if (words.current) getSelection()?.selectAllChildren(words.current);
      setOutcome('selected');
    }
  };
  return (
    <section
      className={`row gap-1 across-4 between soft ${styles.link}`}
      aria-label={texts.link.label}
    >
      <div className="fill">
        <strong ref={words} className="block anywhere" translate="no">
          {location.host}
          {sitePaths.practice(slug)}
        </strong>
        <p role="status" className={outcome === 'selected' ? 'hint' : 'hint off-tablet'}>
          {outcome === 'selected' ? sharing.copyByHand : texts.link.hint}
        </p>
      </div>
      <div className="row gap-1 taps">
        <Button
          aria-label={outcome === 'copied' ? undefined : sharing.copyNamed(texts.link.label)}
          onClick={() => void copy()}
        >
          {outcome === 'copied' ? (
            <Check size={16} aria-hidden="true" />
          ) : (
            <Copy size={16} aria-hidden="true" />
          )}
          {outcome === 'copied' ? sharing.copied : sharing.copy}
        </Button>
        <a
          href={link}
          target="_blank"
          rel="noopener"
          className={`gap-2 strong undecorated ${styles.way}`}
        >
          <ExternalLink size={16} aria-hidden="true" />
          {texts.link.open}
          <span className="visually-hidden"> {sharing.link.newTab}</span>
        </a>
        <Link to={sharingHash} className={`gap-2 strong undecorated ${styles.way}`}>
          <QrCode size={16} aria-hidden="true" />
          <span>
            {texts.link.toSharing} <span className="off-phone">{texts.link.andPoster}</span>
          </span>
        </Link>
      </div>
    </section>
  );
}
