/** A practice's page for patients: how to request a place, who they are, where they work. */

import { fillPlaceholders } from '@platzwart/domain/booking/placeholders';
import { contactOf } from '@platzwart/domain/contact/contact';
import { acceptsRequests, pauseOf } from '@platzwart/domain/practice/intake';
import type { Practice, PracticeLocation } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './practice.module.css';
import { type Named, PracticeHeader } from './practice-header.tsx';
import type { LoadedPractice } from './queries.ts';
import { texts } from './texts.ts';

// Loaded after the words, into its own room, and missing where it cannot be loaded.
const PlaceMore = lazy(() => import('./place-more.tsx').catch(() => ({ default: () => null })));
const AskNotice = lazy(() => import('./ask-notice.tsx').catch(() => ({ default: () => null })));
const PracticesInstead = lazy(() =>
  import('./practices-instead.tsx').catch(() => ({ default: () => null })),
);

export function PracticeHome({
  practice,
  form,
  mayAdminister,
}: LoadedPractice & { mayAdminister: boolean }) {
  const own = (text: string) => fillPlaceholders(text, practice, location.origin);
  const isPossible = acceptsRequests(practice);
  const pause = pauseOf(practice);
  const { phone, website } = contactOf(practice);
  const administration = mayAdminister && (
    <ButtonLink to={sitePaths.administration(practice.slug)}>{texts.toAdministration}</ButtonLink>
  );

  return (
    <>
      <PracticeHeader practice={practice} />
      <div className={`stack gap-6 page-width ${styles.page}`}>
        <div className="stack gap-4 packed">
          <RequestCard>
            {isPossible ? (
              <HowToAsk slug={practice.slug}>{administration}</HowToAsk>
            ) : (
              <>
                {pause && (
                  <Note>
                    {pause.text ? (
                      <p className="written">{pause.text}</p>
                    ) : (
                      <p>{texts.pausedNow}</p>
                    )}
                    {pause.ends && <p className="strong">{texts.resumesOn(pause.ends)}</p>}
                  </Note>
                )}
                <div className="row gap-3">
                  <Button look="filled" large aria-disabled aria-describedby="keine-anfragen">
                    {texts.createRequest}
                  </Button>
                  <span id="keine-anfragen" className="muted">
                    {texts.impossible}
                  </span>
                  {administration}
                </div>
                {pause && (
                  <div className={`ruled ${styles.notice}`}>
                    <Suspense fallback={null}>
                      <AskNotice practice={practice} />
                    </Suspense>
                  </div>
                )}
              </>
            )}
            {form.companyNoteEnabled && form.companyNote.trim() !== '' && (
              <Note isWarm>
                <Markdown text={own(form.companyNote)} />
              </Note>
            )}
            {isPossible && practice.waitLine && <p>{practice.waitLine}</p>}
            {isPossible && <NextSteps />}
          </RequestCard>
          {form.profileText.trim() !== '' && (
            <section className="stack packed framed raised roomy" aria-labelledby="ueber">
              <h2 id="ueber">{texts.about}</h2>
              <Markdown text={own(form.profileText)} />
            </section>
          )}
          {!isPossible && (
            <div className={styles.instead}>
              <Suspense fallback={null}>
                <PracticesInstead practice={practice} />
              </Suspense>
            </div>
          )}
        </div>
        <aside
          className="stack gap-5 packed framed raised roomy"
          aria-label={texts.locations(practice.locations.length)}
        >
          <h2>{texts.locations(practice.locations.length)}</h2>
          {practice.locations.map((place) => (
            <Place
              key={place.id}
              place={place}
              practice={practice}
              form={form}
              isNamed={practice.locations.length > 1}
            />
          ))}
          <ContactLines
            lines={[texts.contactPerson(practice.contactPerson)]}
            phone={phone}
            website={website}
            newTab={texts.newTab}
          />
        </aside>
      </div>
    </>
  );
}

/**
 * How the page of a practice that takes requests begins: what its document shows before the code
 * arrives. All that follows comes below it, so that nothing of it moves.
 */
export function PracticeOpening({ practice }: { practice: Named & Pick<Practice, 'slug'> }) {
  return (
    <>
      <PracticeHeader practice={practice} />
      <div className={`stack gap-6 page-width ${styles.page}`}>
        <div className="stack gap-4 packed">
          <RequestCard>
            <HowToAsk slug={practice.slug} />
          </RequestCard>
        </div>
      </div>
    </>
  );
}

function RequestCard({ children }: { children: ReactNode }) {
  return (
    <section className="stack gap-4 packed framed raised roomy" aria-labelledby="anfrage">
      <h2 id="anfrage">{texts.request}</h2>
      {children}
    </section>
  );
}

function HowToAsk({ slug, children }: { slug: string; children?: ReactNode }) {
  return (
    <>
      <p className="muted">{texts.requestLead}</p>
      <div className="row gap-3">
        <ButtonLink look="filled" large to={sitePaths.booking(slug)}>
          {texts.createRequest}
        </ButtonLink>
        {children}
      </div>
    </>
  );
}

/** What becomes of a request. */
function NextSteps() {
  return (
    <ol role="list" aria-label={texts.nextSteps} className={`columns gap-4 ruled ${styles.steps}`}>
      {texts.steps.map(([what, how]) => (
        <li key={what}>
          <strong>{what}</strong>
          <p className="hint">{how}</p>
        </li>
      ))}
    </ol>
  );
}

function Place({
  place,
  practice,
  form,
  isNamed,
}: { place: PracticeLocation; isNamed: boolean } & LoadedPractice) {
  const lines = [place.address1, place.address2, place.address3].filter((line) => line !== '');
  const plan = form.selectableLocations.find(({ id }) => id === place.id);
  return (
    <div className="stack gap-1">
      <address className="stack gap-1 packed">
        {isNamed && <strong>{place.title}</strong>}
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div className={plan?.selectableSlots.length ? styles.more : 'tall'}>
        <Suspense fallback={null}>
          <PlaceMore place={place} practice={practice} form={form} />
        </Suspense>
      </div>
    </div>
  );
}
