/** Shown while the practice takes no requests, so that nobody fills in a form in vain. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { contactOf } from '@platzwart/domain/contact/contact';
import { pauseOf, whyNoTimes } from '@platzwart/domain/practice/intake';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { ContactLines } from '../../ui/contact-lines.tsx';
import { DocumentTitle } from '../../ui/document-title.tsx';
import { Note } from '../../ui/note.tsx';
import { texts } from './texts.ts';

type Closed = { practice: Practice; form: Pick<FormConfiguration, 'selectableLocations'> };

/** `children`: what else there is for them. */
export function BookingClosed({ practice, form, children }: Closed & { children?: ReactNode }) {
  const contact = contactOf(practice);
  return (
    <div className="stack gap-4 form-width">
      <DocumentTitle title={`${texts.pageTitle} – ${practice.title}`} />
      <h1 tabIndex={-1}>{texts.pageTitle}</h1>
      <Note isWarm>
        <WhyClosed practice={practice} form={form} />
      </Note>
      <section className="stack gap-3 framed raised roomy" aria-labelledby="erreichen" data-alone>
        <h2 id="erreichen">{texts.reach}</h2>
        <ContactLines
          {...contact}
          lines={[practice.title, texts.contactOf(practice.contactPerson), ...contact.addresses]}
          newTab={texts.newTab}
        />
        <div className="row">
          <ButtonLink to={sitePaths.practice(practice.slug)}>{texts.toPractice}</ButtonLink>
        </div>
      </section>
      {children}
    </div>
  );
}

/**
 * Only our default text suggests coming back later; the practice's own text and return date say
 * more.
 */
export function WhyClosed({ practice, form }: Closed) {
  if (practice.locked) return <p>{texts.locked}</p>;
  const pause = pauseOf(practice);
  if (!pause) return <p>{whyNoTimes(form)}</p>;
  if (!pause.text && !pause.ends) return <p>{texts.paused}</p>;
  return (
    <>
      <p className="strong">{texts.pausedNow}</p>
      {pause.text && <p className="written">{pause.text}</p>}
      {pause.ends && <p>{texts.resumesOn(pause.ends)}</p>}
    </>
  );
}
