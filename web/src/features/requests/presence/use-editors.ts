import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { Editing } from '@platzwart/domain/request/editing';
import { useEffect, useMemo, useState } from 'react';
import { useMemberNames } from '../../../entities/member/queries.ts';
import { useLiveQuery } from '../../../firebase/use-live.ts';
import { type EditorReports, editorsOf, noReports, withReports } from './active-editors.ts';

const list = new Intl.ListFormat('de-DE', { type: 'conjunction' });

const texts = {
  names: (names: readonly string[]) => list.format(names),
  somebody: 'jemandem aus dem Team',
} as const;

/** Milliseconds: silent editors disappear up to this much late. */
const look = 10_000;

/** Request id -> names of other members editing it. Referentially stable until that changes. */
export function useEditors(slug: string, uid: string): ReadonlyMap<string, string> {
  const live = useLiveQuery(paths.editing(slug), queries.editing(), Editing);
  const names = useMemberNames(slug);
  const sayings = live.status === 'loaded' ? live.value : undefined;
  const [{ heard }, setHeard] = useState<{ heard: EditorReports; hasBegun: boolean }>({
    heard: noReports,
    hasBegun: false,
  });
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    if (!sayings) return;
    const moment = new Date();
    const others = sayings.filter(({ id }) => id !== uid);
    setHeard(({ heard: before, hasBegun }) => ({
      heard: withReports(before, others, moment, !hasBegun),
      hasBegun: true,
    }));
    setNow(moment);
  }, [sayings, uid]);

  useEffect(() => {
    if (heard.size === 0) return;
    const clock = setInterval(() => setNow(new Date()), look);
    return () => clearInterval(clock);
  }, [heard]);

  const told = JSON.stringify(
    [...editorsOf(heard, now)].map(([id, uids]) => [
      id,
      texts.names(uids.map((each) => names.get(each) ?? texts.somebody)),
    ]),
  );
  return useMemo(() => new Map(JSON.parse(told) as [string, string][]), [told]);
}
