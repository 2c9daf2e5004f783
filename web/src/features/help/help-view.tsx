/** Written answers to search, each with its film and the way to where it is done; then the phone. */
import { operator } from '@platzwart/domain/legal/operator';
import { sitePaths } from '@platzwart/domain/site-paths';
import { Search } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { ViewSection } from '../../ui/overlay/view-section.tsx';
import { type Answer, topics } from './answers.ts';
import { findAnswers } from './find-answers.ts';
import styles from './help.module.css';
import { texts as t } from './texts.ts';

type Props = {
  /** Of the administration. */
  basePath: string;
  film: (key: string) => ReactNode;
};

const all = topics.flatMap(({ answers }) => answers);

export function HelpView({ basePath, film }: Props) {
  const [typed, setTyped] = useState('');
  const term = useDeferredValue(typed.trim());
  const found = term === '' ? undefined : findAnswers(all, term);
  const { hash } = useLocation();
  const each = (answer: Answer, isOpen = false) => (
    <OneAnswer
      key={answer.id}
      answer={answer}
      basePath={basePath}
      film={film}
      isOpen={isOpen || hash === `#${answer.id}`}
    />
  );
  return (
    <ViewSection title={t.title} lead={t.lead} isWide>
      <div className={`stack gap-6 top ${styles.layout}`}>
        <div className="stack gap-5 packed">
          <label className={`with-sign ${styles.search}`}>
            <span className="visually-hidden">{t.search}</span>
            <Search size={16} aria-hidden="true" />
            {/* Not of type search: the bar's search looks for people, and takes such a field of the screen. */}
            <input
              className="control full"
              enterKeyHint="search"
              spellCheck={false}
              value={typed}
              placeholder={t.search}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Escape' || typed === '') return;
                event.stopPropagation();
                setTyped('');
              }}
            />
          </label>
          <p role="status" className={found?.length === 0 ? undefined : 'hint'}>
            {found && (found.length === 0 ? t.none(term) : t.found(found.length))}
          </p>
          {found && found.length > 0 && (
            // What was asked for is read at once.
            <div className="stack gap-0">{found.map((answer, i) => each(answer, i === 0))}</div>
          )}
          {found ? (
            <Button look="plain" className="own-width" onClick={() => setTyped('')}>
              {t.all}
            </Button>
          ) : (
            topics.map(({ title, answers }) => (
              <section key={title} className="stack gap-1" aria-label={title}>
                <h3>{title}</h3>
                <div className="stack gap-0">{answers.map((answer) => each(answer))}</div>
              </section>
            ))
          )}
        </div>
        <Contact />
      </div>
    </ViewSection>
  );
}

type AnswerProps = Props & { answer: Answer; isOpen: boolean };

function OneAnswer({ answer, basePath, film, isOpen: isAskedFor }: AnswerProps) {
  const { id, question, text, to } = answer;
  const [isOpen, setOpen] = useState(isAskedFor);
  // Another search may put it first.
  useEffect(() => {
    if (isAskedFor) setOpen(true);
  }, [isAskedFor]);
  return (
    <details
      id={id}
      className={`line-above ${styles.answer}`}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{question}</summary>
      <div className="stack gap-3">
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {to && (
          <p>
            <Link
              to={to.path.startsWith('/') ? to.path : `${basePath}/${to.path}`}
              state={to.setting === undefined ? undefined : { setting: to.setting }}
              className="lone-link"
            >
              {t.goTo(to.label)}
            </Link>
          </p>
        )}
        {isOpen && answer.film && film(answer.film)}
      </div>
    </details>
  );
}

function Contact() {
  return (
    <aside className="stack gap-4 soft roomy" aria-labelledby="sprechen">
      <h3 id="sprechen">{t.contact.title}</h3>
      {operator.phone && (
        <p className="taps">
          {t.contact.phone}:{' '}
          <a href={`tel:${operator.phone.replace(/\s/g, '')}`}>{operator.phone}</a>
          <br />
          {operator.phoneHours}
        </p>
      )}
      <p className="taps anywhere">
        {t.contact.email}: <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>
        <br />
        {t.contact.reply}
      </p>
      <p className="hint">{t.contact.noPatients}</p>
      <section className="stack gap-1" aria-labelledby="filme">
        <h3 id="filme">{t.films.title}</h3>
        <p className="hint">{t.films.text}</p>
        <p>
          <Link to={sitePaths.introductionVideos} className="lone-link">
            {t.films.open}
          </Link>
        </p>
      </section>
    </aside>
  );
}
