/**
 * The request's way in three cells, each after the other: asked, waiting, a place. One of them
 * holds now.
 */
import { formatDay, formatGermanDate } from '@platzwart/domain/dates/german-date';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import type { OfferStanding } from '@platzwart/domain/vacancies/portal-offer';
import styles from './progress.module.css';
import { texts } from './texts.ts';

const t = texts.progress;

/**
 * 'free': a place waits for an answer, the one state with the accent; 'over': nobody waits now;
 * 'next': not there yet.
 */
type Look = 'done' | 'next' | 'now' | 'free' | 'over';
type Cell = { look: Look; label: string; detail?: string };

const signs: Record<Look, string> = {
  done: 'M3.5 8.5l3 3 6-7',
  next: 'M8 3.5a4.5 4.5 0 1 1-.01 0',
  now: 'M8 5a3 3 0 1 1-.01 0',
  free: 'M8 5a3 3 0 1 1-.01 0',
  over: 'M4 8h8',
};

export function Progress({ request }: { request: PortalView }) {
  const waits = waitingOf(request);
  const cells: Cell[] = [
    { look: 'done', label: t.asked, detail: formatDay(new Date(request.requestedAt)) },
    ...(waits
      ? [waits, { look: 'next', label: t.place, detail: t.placeComes } as const]
      : [{ look: 'done', label: t.waiting } as const, endOf(request)]),
  ];
  return (
    <ol role="list" className={styles.cells} aria-label={t.label}>
      {cells.map(({ look, label, detail }, i) => (
        <li key={label} data-look={look} aria-current={i === (waits ? 1 : 2) ? 'step' : undefined}>
          <svg viewBox="0 0 16 16" width="20" height="20" aria-hidden="true">
            <path d={signs[look]} />
          </svg>
          <strong>{label}</strong>
          {detail && <span>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}

const offered: { [Standing in OfferStanding]?: Cell } = {
  open: { look: 'free', label: t.offered },
  expired: { look: 'free', label: t.offered },
  frozen: { look: 'free', label: t.offered },
  accepted: { look: 'now', label: t.accepted, detail: t.toConfirm },
  pledged: { look: 'now', label: t.accepted, detail: t.toDecide },
};

/** Undefined once a place is offered, or nobody waits any more. */
function waitingOf({ status, pausedUntil, offer }: PortalView): Cell | undefined {
  const standing = offer?.standing;
  if (status === 'archived' || (standing && offered[standing])) return undefined;
  if (pausedUntil)
    return { look: 'over', label: t.paused, detail: t.until(formatGermanDate(pausedUntil)) };
  return { look: 'now', label: t.waiting, ...(standing === 'lateNoted' && { detail: t.noted }) };
}

function endOf({ isWithdrawn, archivedAt, requestedAt, offer }: PortalView): Cell {
  const cell = offer && offered[offer.standing];
  if (cell) return cell;
  const detail = formatDay(new Date(archivedAt ?? requestedAt));
  if (isWithdrawn) return { look: 'over', label: t.withdrawn, detail };
  return offer?.standing === 'given'
    ? { look: 'now', label: t.placed, detail }
    : { look: 'over', label: t.closed, detail };
}
