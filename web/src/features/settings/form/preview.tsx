/**
 * The real form with the draft, at phone width; it submits nothing, and no link leaves the page.
 */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import styles from './form.module.css';
import { PhoneFrame } from './phone-frame.tsx';
import { leadIntoSight, type PreviewPlace, type PreviewView } from './preview-place.ts';
import { texts } from './texts.ts';

const t = texts.preview;

const views = ['form', 'sent', 'practice'] as const satisfies readonly PreviewView[];

/** The public pages, rendered with an unsaved form. */
export type PreviewPages = Record<PreviewView, (draft: FormConfiguration) => ReactNode>;

type Props = {
  slug: string;
  draft: FormConfiguration;
  pages: PreviewPages;
  /** Where the last change shows; a new object for each change. */
  place: PreviewPlace | undefined;
};

export function FormPreview({ slug, draft, pages, place }: Props) {
  const [view, setView] = useState<PreviewView>(place?.view ?? 'form');
  const frame = useRef<HTMLIFrameElement>(null);
  const cameFromInside = useRef<boolean>(false);

  const leadTo = (next: PreviewView) => {
    cameFromInside.current = true;
    setView(next);
  };
  const press = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    leadTo('sent');
  };
  const openLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    // Otherwise the app's router would leave the settings; the iframe opens external links in a new
    // tab.
    event.stopPropagation();
    if (link.origin !== location.origin || link.target !== '') return;
    event.preventDefault();
    if (/\/booking\/?$/.test(link.pathname)) leadTo('form');
    else if (link.pathname === `/${slug}`) leadTo('practice');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of view must run this.
  useEffect(() => {
    const inner = frame.current;
    inner?.contentWindow?.scrollTo?.(0, 0);
    if (cameFromInside.current) inner?.contentDocument?.querySelector<HTMLElement>('h1')?.focus();
    cameFromInside.current = false;
  }, [view]);

  // Runs after each change has rendered: a switch at the top may affect the bottom of the form.
  useEffect(() => {
    if (place) setView(place.view);
  }, [place]);
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    return inner && place?.view === view ? leadIntoSight(inner, place.id) : undefined;
  }, [place, view]);

  return (
    <div className={`stack gap-2 ${styles.preview}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a question. */}
      <div role="group" aria-label={t.views} className={`segments ${styles.views}`}>
        {views.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            onClick={() => setView(each)}
          >
            {t.view[each]}
          </button>
        ))}
      </div>
      <p className="hint">{t.note}</p>
      <PhoneFrame title={t.frame} ref={frame}>
        <div
          className={`on-warm ${styles.shown}`}
          onSubmitCapture={press}
          onClickCapture={openLink}
        >
          {pages[view](draft)}
        </div>
      </PhoneFrame>
    </div>
  );
}
