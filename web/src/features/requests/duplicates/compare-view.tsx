/** Two requests side by side, the merge preview, and the team's decision. */

import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import { inOrder } from '@platzwart/domain/request/duplicates';
import { requestParameter } from '@platzwart/domain/screen-paths';
import { type ReactNode, useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router';
import { useRequest } from '../../../entities/request/queries.ts';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../entities/request/request-handling.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { Empty, Loading } from '../../../ui/states.tsx';
import { LiveFailure } from '../live-failure.tsx';
import { Comparison } from './comparison.tsx';
import { texts } from './texts.ts';

const t = texts.view;

type Props = {
  form: FormConfiguration | undefined;
  today: IsoDate;
  /** Address of 'Zu tun'. */
  stepsAddress: string;
  onOpen: (id: string) => void;
};

export function CompareView(props: Props) {
  const { one = '', other = '' } = useParams();
  return (
    <ViewSection title={t.title} lead={t.lead} isWide>
      {one === other ? (
        <Nothing {...props}>{t.sameTwice}</Nothing>
      ) : (
        <Both key={`${one} ${other}`} one={one} other={other} {...props} />
      )}
    </ViewSection>
  );
}

function Both({ one: oneId, other: otherId, ...props }: Props & { one: string; other: string }) {
  const { slug } = useRequestHandling();
  const [one, other] = [useRequest(slug, oneId), useRequest(slug, otherId)];
  const survivingId = useMergedInto([one, other]);
  // Keeps both visible while one moves to the archive, until the panel replaces the page.
  const open = useRef<[StoredRequest, StoredRequest]>(undefined);

  for (const live of [one, other])
    if (live.status === 'refused' || live.status === 'failed') return <LiveFailure live={live} />;
  if (one.status !== 'loaded' || other.status !== 'loaded') return <Loading text={t.loading} />;
  if (!one.value || !other.value) return <Nothing {...props}>{t.gone}</Nothing>;
  if (survivingId !== undefined && open.current === undefined)
    return <Navigate to={`${props.stepsAddress}?${requestParameter}=${survivingId}`} replace />;
  if (one.value.status === 'open' && other.value.status === 'open')
    open.current = inOrder(one.value, other.value);
  if (!open.current) return <Nothing {...props}>{t.archived}</Nothing>;
  const [first, second] = open.current;
  const isOver = one.value.status !== 'open' || other.value.status !== 'open';
  return (
    <Comparison
      first={first}
      second={second}
      problem={isOver ? t.archived : undefined}
      {...props}
    />
  );
}

/** If both are already merged, redirects to the remaining request. */
function useMergedInto(both: readonly ReturnType<typeof useRequest>[]): string | undefined {
  const requests = both.flatMap((live) =>
    live.status === 'loaded' && live.value ? [live.value] : [],
  );
  const ids = requests.map(({ id }) => id);
  return (
    requests.find(({ mergedInto }) => mergedInto && ids.includes(mergedInto))?.mergedInto ??
    undefined
  );
}

/** Nothing (left) to decide. */
function Nothing({
  stepsAddress,
  children,
}: Pick<Props, 'stepsAddress'> & { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused element disappeared with the comparison.
    if (document.activeElement === document.body) box.current?.querySelector('a')?.focus();
  }, []);
  return (
    <div ref={box}>
      <Empty
        title={String(children)}
        action={<ButtonLink to={stepsAddress}>{t.back}</ButtonLink>}
      />
    </div>
  );
}
