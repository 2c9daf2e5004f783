/**
 * Ways to reach the practice's page: link, QR code, poster, and the form on its own website. All
 * team members may use them.
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

type SharingViewProps = {
  practice: Practice;
  /** Sharing is a first step of the practice that the user may complete. */
  isFirstStep: boolean;
};

export function SharingView({ practice, isFirstStep }: SharingViewProps) {
  const tell = useTellShared(practice.slug, isFirstStep);
  const anchor = useScrollToSharing();
  const link = `${location.origin}${sitePaths.practice(practice.slug)}`;

  return (
    <div ref={anchor} id={sharingHash.slice(1)} className={styles.sharing}>
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
          <QrSection slug={practice.slug} link={link} onUsed={tell} />
          <PosterSection practice={practice} link={link} onUsed={tell} />
          <section className="stack packed" aria-labelledby="einbetten">
            <h3 id="einbetten">{texts.embed.title}</h3>
            <p>{texts.embed.text}</p>
            <CopyField
              id="zeilen-fuer-website"
              label={texts.embed.label}
              value={embedSnippet(location.origin, practice.slug, texts.embed.frameTitle)}
              rows={5}
              onCopied={tell}
            />
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

/** The embed snippet for a practice's website; `docs/embed.md` describes what it does. */

export function embedSnippet(origin: string, slug: string, title: string): string {
  return `<iframe src="${origin}${sitePaths.booking(slug)}?embed=1" title="${title}"
        style="display:block;width:100%;height:60rem;border:0"></iframe>
<script src="${origin}/embed.js" async></script>`;
}
