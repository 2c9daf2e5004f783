/**
 * Finds a practice by place and profession. Searches in the browser: no server learns more of it than
 * which part of the index it needs, and nothing of complaints and professions.
 */
import { sitePaths } from '@platzwart/domain/site-paths';
import { useEffect, useMemo, useRef, useState } from 'react';
import { professionOptions } from '../../content/profession-names.ts';
import { useIsOnline } from '../../online.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Empty, Failure } from '../../ui/states.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLazyModule } from '../../ui/use-lazy-module.ts';
import styles from './choose-practice.module.css';
import { texts as t } from './choose-texts.ts';
import { type ReadListed, useListedPractices } from './queries.ts';
import type { Pool } from './read-finder.ts';
import { texts } from './texts.ts';
import { useSearchHash } from './use-search-hash.ts';

/** Comes while the practices are read. */
const loadSearch = () => import('./search-part.ts');
const readFinder: ReadListed = async () => (await loadSearch()).readFinder();

export function ChoosePractice({ read = readFinder }: { read?: ReadListed }) {
  const { load, reload } = useListedPractices(read);
  const { part, hasFailed, retry } = useLazyModule(loadSearch, true);
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useSearchHash(form);
  const { term, profession } = search;
  const isOnline = useIsOnline();
  const field = useRef<HTMLInputElement>(null);
  const listed = load.status === 'loaded' ? load : undefined;
  const { beyond } = listed ?? {};
  const [reach, setReach] = useState({ term, parts: 2 });
  const parts = reach.term === term ? reach.parts : 2;
  const [pool, setPool] = useState<Pool | 'failed'>();
  useEffect(
    () => listed && part?.searchWhenIdle(listed, { term, reach: parts }, setPool),
    [listed, part, term, parts],
  );
  const shown = beyond && pool && pool !== 'failed' ? pool : listed && { ...listed, term };
  const { practices, term: shownTerm = '', complete } = shown ?? {};
  const all = useMemo(() => practices && part?.searchablePractices(practices), [practices, part]);
  const result = useMemo(
    () => all && part?.searchPractices(all, shownTerm, profession, complete),
    [all, part, shownTerm, complete, profession],
  );
  const taking = beyond?.taking ?? all?.filter((each) => each.acceptsRequests).length ?? 0;
  const isEmpty = all !== undefined && taking === 0;
  const isFailed =
    load.status === 'failed' || pool === 'failed' || (hasFailed && part === undefined);

  const again = () => {
    // The pressed button disappears; reading continues at the heading.
    document.querySelector<HTMLElement>('main h1')?.focus();
    retry();
    setPool(undefined);
    reload();
  };
  const searchFor = (next: typeof search) => {
    setSearch(next);
    field.current?.focus();
  };

  return (
    <>
      <div className={`on-band ${styles.head}`}>
        <div className={`stack gap-2 ${styles.width}`}>
          <h1 className="display" tabIndex={-1}>
            {t.title}
          </h1>
          <p className="lead muted within-field">{t.lead}</p>
        </div>
      </div>
      <div className={`stack gap-5 ${styles.width} ${styles.body}`}>
        {!isEmpty && !isFailed && (
          // biome-ignore lint/a11y/useSemanticElements: browsers of 2022 do not know <search>, and Enter belongs to a form.
          <form
            ref={form}
            role="search"
            className="stack gap-3"
            onSubmit={(event) => event.preventDefault()}
          >
            <div className={`framed raised ${styles.search}`}>
              <TextField
                ref={field}
                type="search"
                enterKeyHint="search"
                label={t.search}
                hint={t.searchHint}
                value={term}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => setSearch({ ...search, term: event.target.value })}
              />
              <SelectField
                label={t.profession}
                options={professionOptions}
                placeholder={t.anyProfession}
                value={profession}
                onChange={(event) => setSearch({ ...search, profession: event.target.value })}
              />
            </div>
            <div className={styles.count}>
              <StatusText>
                {!all || !result
                  ? ''
                  : result.origin
                    ? t.near(result.near, result.within, result.origin.name)
                    : shown?.isSample || (term.trim() === '' && profession === '')
                      ? t.count(taking)
                      : t.found(result.found.length, shown?.count ?? all.length)}
              </StatusText>
            </div>
            {part && result && result.readings.length > 0 && (
              <part.Readings
                readings={result.readings}
                onRemove={(word) => searchFor({ ...search, term: without(term, word) })}
              />
            )}
          </form>
        )}
        {shown?.isSample && <p className="hint">{t.sample}</p>}
        {all && !isOnline && (
          <Note isWarm isLive>
            {t.offlineNote}
          </Note>
        )}
        {!all && !isFailed && <Waiting />}
        {isFailed && (
          <Failure
            title={isOnline ? t.failed : t.offline}
            action={<Button onClick={again}>{texts.retry}</Button>}
          >
            <p>{isOnline ? texts.failedText : t.offlineText}</p>
          </Failure>
        )}
        {isEmpty && (
          <Empty
            title={t.none}
            action={<ButtonLink to={sitePaths.home}>{texts.toHome}</ButtonLink>}
          >
            <p>{t.noneText}</p>
          </Empty>
        )}
        {!isEmpty && result?.found.length === 0 && (
          <Empty
            title={t.noMatch}
            action={
              <div className="row across-3 middle">
                {result.origin && (
                  <Button
                    onClick={() => searchFor({ term: result.origin?.name ?? '', profession: '' })}
                  >
                    {t.onlyPlace(result.origin.name)}
                  </Button>
                )}
                {profession !== '' && (
                  <Button onClick={() => searchFor({ ...search, profession: '' })}>
                    {t.everyProfession}
                  </Button>
                )}
                <Button onClick={() => searchFor({ term: '', profession: '' })}>{t.reset}</Button>
              </div>
            }
          >
            <p>{t.noMatchText}</p>
          </Empty>
        )}
        {part && result && result.found.length > 0 && (
          <part.FoundPractices
            key={result.key}
            found={result.found}
            origin={result.origin}
            near={result.near}
          />
        )}
        {result?.origin && shown?.complete !== undefined && (
          <div>
            <Button onClick={() => setReach({ term, parts: parts + 2 })}>{t.further}</Button>
          </div>
        )}
      </div>
    </>
  );
}

/** The term without a word of it, or without all of them. */
function without(term: string, words: string): string {
  return term.replace(words, ' ').replace(/\s+/g, ' ').trim();
}

/** As high as practices will be, so that nothing jumps. */
function Waiting() {
  return (
    <div className="stack gap-3">
      <p role="status" className="visually-hidden">
        {t.loading}
      </p>
      {[0, 1, 2].map((row) => (
        <div key={row} className={`framed raised ${styles.loading}`} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
