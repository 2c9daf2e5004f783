/** What happens next, and where to go from here. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import { fillPlaceholders } from '@platzwart/domain/booking/placeholders';
import { websiteUrl } from '@platzwart/domain/contact/website';
import type { Practice } from '@platzwart/domain/practice/practice';
import { sitePaths } from '@platzwart/domain/site-paths';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import styles from './booking-success.module.css';
import { successTexts as t } from './success-texts.ts';
import { texts } from './texts.ts';

/** For visitors by bookmark, who have sent nothing. */
export function NothingSent({ practice }: { practice: Practice }) {
  return (
    <div className="stack gap-4 left form-width">
      <h1 tabIndex={-1}>{t.nothingSent}</h1>
      <p>{t.sentBefore}</p>
      <nav aria-label={t.ways} className="row gap-3">
        <ButtonLink look="filled" to={sitePaths.booking(practice.slug)}>
          {t.toForm}
        </ButtonLink>
        <ButtonLink to={sitePaths.practice(practice.slug)}>{texts.toPractice}</ButtonLink>
      </nav>
    </div>
  );
}

export function BookingSuccess({ practice, form }: { practice: Practice; form: FormConfiguration }) {
  const website = websiteUrl(practice.website);
  return (
    <div className="stack gap-4 left form-width">
      <svg width="64" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="24" fill="var(--color-primary-soft)" />
        <path d="M14 25l7 7 14-16" fill="none" stroke="var(--color-primary)" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
      <h1 tabIndex={-1}>{texts.successTitle}</h1>
      <p role="status" className="lead strong">
        {texts.sent}
      </p>
      <Markdown text={fillPlaceholders(form.bookingSuccessMessage, practice, location.origin)} />
      <NextSteps />
      <nav aria-label={t.ways} className="row gap-3">
        {website && <ButtonAnchor href={website}>{texts.toWebsite}</ButtonAnchor>}
        <ButtonLink to={sitePaths.practice(practice.slug)}>{texts.toPractice}</ButtonLink>
        <ButtonLink look="plain" to={sitePaths.home}>
          {texts.toHome}
        </ButtonLink>
      </nav>
    </div>
  );
}

function NextSteps() {
  return (
    <section className="stack gap-4 full framed raised roomy" aria-labelledby="weiter">
      <h2 id="weiter">{t.nextTitle}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without their numbers. */}
      <ol role="list" className={`stack gap-5 ${styles.steps}`}>
        <li>
          <p>
            <strong>{t.openEmail}</strong>
          </p>
          <p>{t.whyConfirm}</p>
          <p className="muted">{t.spam}</p>
        </li>
        <li>
          <p>{t.waiting}</p>
          <p>{t.answer}</p>
        </li>
        <li>
          <p>{t.portalLink}</p>
        </li>
      </ol>
    </section>
  );
}
