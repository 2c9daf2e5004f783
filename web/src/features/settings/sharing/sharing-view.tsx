/**
 * Ways to reach the practice's page, those that need nothing of its website first: link, QR code,
 * poster, a button, the form in a frame, and words to copy. All team members may use them.
 */
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { CopyField } from './copy-field.tsx';
import { PosterSection } from './poster-section.tsx';
import { QrSection } from './qr-section.tsx';
import styles from './sharing.module.css';
import { sharingHash } from './sharing-hash.ts';
import { texts } from './texts.ts';
import { useTellShared } from './use-tell-shared.ts';
import { buttonSnippet, embedSnippet, wordsToCopy } from './words.ts';

type SharingViewProps = {
  practice: Practice;
  /** Sharing is a first step of the practice that the user may complete. */
  isFirstStep: boolean;
};

export function SharingView({ practice, isFirstStep }: SharingViewProps) {
  const tell = useTellShared(practice.slug, isFirstStep);
  const anchor = useScrollToSharing();
  const link = `${location.origin}${sitePaths.practice(practice.slug)}`;
  const booking = sitePaths.booking(practice.slug);

  return (
    <div ref={anchor} id={sharingHash.slice(1)} className={`line-above ${styles.sharing}`}>
      <ViewSection title={texts.title} lead={texts.lead} isWide>
        <div className={`columns gap-6 ${styles.parts}`}>
          <section className="stack packed" aria-labelledby="link">
            <h3 id="link">{texts.link.title}</h3>
            <p>{texts.link.text}</p>
            <CopyField
              id="oeffentlicher-link"
              label={texts.link.label}
              value={link}
              onCopied={tell}
            />
            <p>
              <a href={link} target="_blank" rel="noopener" className="tap gap-2">
                <ExternalLink size={16} aria-hidden="true" />
                {texts.link.open}
                <span className="visually-hidden"> {texts.link.newTab}</span>
              </a>
            </p>
          </section>
          <section className="stack packed" aria-labelledby="knopf">
            <h3 id="knopf">{texts.button.title}</h3>
            <p>{texts.button.text}</p>
            <p>
              <a
                href={`${location.origin}${booking}`}
                target="_blank"
                rel="noopener"
                className={`solid rounded strong undecorated ${styles.sample}`}
              >
                {texts.embed.frameTitle}
                <span className="visually-hidden"> {texts.link.newTab}</span>
              </a>
            </p>
            <CopyField
              id="zeilen-fuer-knopf"
              label={texts.button.label}
              value={buttonSnippet(location.origin, practice.slug)}
              rows={3}
              onCopied={tell}
            />
          </section>
          <QrSection slug={practice.slug} link={link} onUsed={tell} />
          <PosterSection practice={practice} link={link} onUsed={tell} />
          <section className="stack packed" aria-labelledby="einbetten">
            <h3 id="einbetten">{texts.embed.title}</h3>
            <p>{texts.embed.text}</p>
            {practice.website.startsWith('http://') && (
              <p className="warm anywhere">{texts.embed.withoutHttps(practice.website)}</p>
            )}
            <CopyField
              id="zeilen-fuer-website"
              label={texts.embed.label}
              value={embedSnippet(location.origin, practice.slug)}
              rows={4}
              onCopied={tell}
            />
            <p className="hint">{texts.embed.refused}</p>
            <p className="hint">{texts.embed.accessibility}</p>
          </section>
          <Guides />
          <section className="stack packed" aria-labelledby="texte">
            <h3 id="texte">{texts.words.title}</h3>
            <p>{texts.words.text}</p>
            {wordsToCopy(practice, location.origin).map(({ id, label, value, rows }) => (
              <details key={id} className={styles.fold}>
                <summary>{label}</summary>
                <CopyField {...{ id, label, value, rows }} isProse onCopied={tell} />
              </details>
            ))}
          </section>
        </div>
      </ViewSection>
    </div>
  );
}

/** The content loads after navigation, so the browser cannot scroll to the anchor by itself. */
function useScrollToSharing() {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating here again must scroll again.
  useEffect(() => {
    if (hash !== sharingHash) return;
    place.current?.scrollIntoView?.();
    place.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, key]);
  return place;
}

function Guides() {
  return (
    <section className="stack packed" aria-labelledby="anleitungen">
      <h3 id="anleitungen">{texts.guides.title}</h3>
      <p>{texts.guides.text}</p>
      {texts.guides.each.map(({ name, steps, note }) => (
        <details key={name} className={styles.fold}>
          <summary>{name}</summary>
          <div className="stack gap-2">
            <ol className="stack gap-1">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <p className="hint">{note}</p>
          </div>
        </details>
      ))}
    </section>
  );
}
