/** Above the table: how many requests are new, since when, and one press to go through them. */
import type { IsoDate } from '@platzwart/domain/dates/german-date';
import type { RefObject } from 'react';
import { useNews } from '../../../../entities/request/news.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useToasts } from '../../../../ui/overlay/toasts.tsx';
import styles from '../table.module.css';
import { tableTexts } from '../table-texts.ts';
import { formatSince } from './format-since.ts';
import { useUnlessPointedAt } from './use-unless-pointed-at.ts';

const t = tableTexts.news;

type Props = {
  today: IsoDate;
  /** What stands below it. */
  rows: RefObject<HTMLElement | null>;
  onShow: () => void;
  onReadAll: () => void;
};

export function NewsStrip({ today, rows, onShow, onReadAll }: Props) {
  const { since, ids, readAll } = useNews();
  const { show } = useToasts();
  const isShown = useUnlessPointedAt(since !== undefined && ids.size > 0, rows);
  if (since === undefined || !isShown) return null;
  const read = async () => {
    onReadAll();
    if (!(await readAll())) show({ title: t.notRead, isUrgent: true });
  };
  return (
    <section className={`row across-4 compact ${styles.news}`} aria-label={t.label}>
      <p role="status" className="line">
        <span className="dot fresh" aria-hidden="true" />
        <span>
          <strong>{t.count(ids.size)}</strong>{' '}
          <span className="off-phone">{formatSince(since, today)}</span>
        </span>
      </p>
      <span className="line gap-1">
        <Button look="plain" onClick={onShow}>
          {t.show}
        </Button>
        <Button look="plain" onClick={() => void read()}>
          {t.readAll}
        </Button>
      </span>
    </section>
  );
}
