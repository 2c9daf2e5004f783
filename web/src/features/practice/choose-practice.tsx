/** Lists practices that take requests now. Searches in the browser: no server learns the search term. */
import { sitePaths } from '@platzwart/domain/site-paths';
import { searchWords } from '@platzwart/domain/text/folding';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIsOnline } from '../../online.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CardGrid } from '../../ui/card.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Failure, Loading } from '../../ui/states.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './choose-practice.module.css';
import { PracticeCard } from './practice-card.tsx';
import { matching, placesFor, type Searchable, searchablePractices } from './practice-search-data.ts';
import { type ReadListed, readEveryListed, useListedPractices } from './queries.ts';
import { texts } from './texts.ts';
import { useSearchHash } from './use-search-hash.ts';

const t = texts.choose;

/** Cards rendered at first, and added with each press of 'Weitere anzeigen'. */
const portion = 50;

/** Addresses on a card; the practice's own page shows all. */
const maxAddresses = 3;

export function ChoosePractice({ read = readEveryListed }: { read?: ReadListed }) {
  const { load, reload } = useListedPractices(read);
  const search = useRef<HTMLFormElement>(null);
  const [term, setTerm] = useSearchHash(search);
  const isOnline = useIsOnline();
  const field = useRef<HTMLInputElement>(null);
  const all = useMemo(() => (load.status === 'loaded' ? searchablePractices(load.practices) : []), [load]);
  const words = useMemo(() => searchWords(term), [term]);
  const found = useMemo(() => matching(all, words), [all, words]);
  const isEmpty = load.status === 'loaded' && all.length === 0;

  const retry = () => {
    // The pressed button disappears; reading continues at the heading.
    document.querySelector<HTMLElement>('main h1')?.focus();
    reload();
  };
  const reset = () => {
    setTerm('');
    field.current?.focus();
  };

  return (
    <div className="stack gap-5">
      <PageHeader title={t.title} lead={t.lead} />
      {!isEmpty && load.status !== 'failed' && (
        // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>, and Enter belongs to a form.
        <form ref={search} role="search" className={`stack ${styles.search}`} onSubmit={(event) => event.preventDefault()}>
          <TextField
            ref={field}
            type="search"
            enterKeyHint="search"
            label={t.search}
            hint={t.searchHint}
            value={term}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setTerm(event.target.value)}
          />
          <StatusText>
            {load.status !== 'loaded' ? '' : words.length === 0 ? t.count(all.length) : t.found(found.length, all.length)}
          </StatusText>
        </form>
      )}
      {load.status === 'loaded' && !isOnline && (
        <Note isWarm isLive>
          {t.offlineNote}
        </Note>
      )}
      {load.status === 'loading' && <Loading text={t.loading} />}
      {load.status === 'failed' && (
        <Failure title={isOnline ? t.failed : t.offline} action={<Button onClick={retry}>{texts.retry}</Button>}>
          <p>{isOnline ? texts.failedText : t.offlineText}</p>
        </Failure>
      )}
      {isEmpty && (
        <Empty title={t.none} action={<ButtonLink to={sitePaths.home}>{texts.toHome}</ButtonLink>}>
          <p>{t.noneText}</p>
        </Empty>
      )}
      {all.length > 0 && found.length === 0 && (
        <Empty title={t.noMatch} action={<Button onClick={reset}>{t.reset}</Button>}>
          <p>{t.noMatchText}</p>
        </Empty>
      )}
      {/* Another search starts again with its first portion. */}
      {found.length > 0 && <Found key={words.join(' ')} found={found} words={words} />}
    </div>
  );
}

function Found({ found, words }: { found: readonly Searchable[]; words: readonly RegExp[] }) {
  const [limit, setLimit] = useState(portion);
  const list = useRef<HTMLDivElement>(null);
  const [firstNew, setFirstNew] = useState(0);
  const shown = found.slice(0, limit);

  // The focus moves to the first new card: the pressed button may be gone, and is below them all.
  useEffect(() => {
    if (firstNew > 0) list.current?.querySelector('ul')?.children[firstNew]?.querySelector('a')?.focus();
  }, [firstNew]);
  const showMore = () => {
    setFirstNew(shown.length);
    setLimit(limit + portion);
  };

  return (
    <div ref={list} className="stack gap-5">
      <CardGrid as="ul">
        {shown.map((searchable) => (
          <PracticeCard key={searchable.practice.slug} practice={searchable.practice} level={2}>
            <Places places={placesFor(searchable, words)} />
          </PracticeCard>
        ))}
      </CardGrid>
      {shown.length < found.length && (
        <div className="row across-4 hint">
          <Button onClick={showMore}>{t.more}</Button>
          <span>{t.shown(shown.length, found.length)}</span>
        </div>
      )}
    </div>
  );
}

function Places({ places }: { places: readonly string[] }) {
  if (places.length === 0) return null;
  // A 'one more' line would take as much space as the address itself.
  const named = places.length === maxAddresses + 1 ? places : places.slice(0, maxAddresses);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without bullets.
    <ul role="list" className="stack gap-1 hint">
      {named.map((place) => (
        <li key={place}>{place}</li>
      ))}
      {named.length < places.length && <li>{t.morePlaces(places.length - named.length)}</li>}
    </ul>
  );
}
