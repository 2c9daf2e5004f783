/**
 * The second line of the administration: every list with its request count. Part of the initial
 * bundle.
 */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { deletedTagsOf, filterOf } from '@platzwart/domain/tags/dynamic-list';
import { ChevronDown, Lock, TriangleAlert } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useLists } from '../../entities/list/queries.ts';
import { useMatching } from '../../entities/request/use-matching.ts';
import { useTagsById } from '../../entities/tag/queries.ts';
import { IconButton } from '../../ui/button.tsx';
import { tooltip } from '../../ui/tooltip.ts';
import styles from './lists-navigation.module.css';
import { navigationTexts as texts } from './navigation-texts.ts';

type Props = {
  slug: string;
  uid: string;
  /** The administration's base address. */
  basePath: string;
};

const none: never[] = [];

/** Pixels at the end of the line in which it fades out, as in the stylesheet. */
const fade = 32;

export default function ListsNavigation({ slug, uid, basePath }: Props) {
  const matching = useMatching();
  const live = useLists(slug, uid);
  const lists = live.status === 'loaded' ? live.value : none;
  const tags = useTagsById(slug);
  const counts = useMemo(
    () => matching && new Map(lists.map((list) => [list.id, matching(filterOf(list)).length])),
    [lists, matching],
  );
  const line = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isFuller = useIsFuller(line, lists);
  useActiveInSight(line, lists);

  if (live.status === 'loaded' && lists.length === 0) return <span hidden />;
  return (
    <nav
      className={`line gap-1 top entries small ${styles.navigation}`}
      aria-label={texts.label}
      data-open={isOpen ? '' : undefined}
      data-fuller={isFuller ? '' : undefined}
    >
      <NavLink to={`${basePath}/${screenPaths.lists}`} end className={styles.all}>
        {texts.label}
      </NavLink>
      <ul ref={line} role="list" className={`line gap-1 positioned shrinks ${styles.entries}`}>
        {lists.map((list) => {
          const count = counts?.get(list.id);
          return (
            <li key={list.id}>
              <NavLink
                to={`${basePath}/${screenPaths.list(list.id)}`}
                onClick={() => setOpen(false)}
              >
                <span
                  className="one-line"
                  {...tooltip(list.name.length > 24 ? list.name : undefined)}
                >
                  {list.name}
                </span>
                {list.isOwn && (
                  <>
                    <Lock size={12} aria-hidden="true" className="rigid muted" />
                    <span className="visually-hidden"> {texts.isOwn} </span>
                  </>
                )}
                {tags && deletedTagsOf(list, tags).length > 0 && (
                  <>
                    <TriangleAlert size={14} aria-hidden="true" className="rigid urgent" />
                    <span className="visually-hidden"> {texts.hasWarning} </span>
                  </>
                )}
                <span className={`figure on-soft muted ${styles.count}`}>
                  {count === undefined ? texts.counting : texts.number(count)}
                  {count !== undefined && (
                    <span className="visually-hidden">{texts.open(count)}</span>
                  )}
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
      {(isFuller || isOpen) && (
        <IconButton
          label={isOpen ? texts.showLine : texts.showAll(lists.length)}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
        </IconButton>
      )}
    </nav>
  );
}

/** Whether the line overflows. */
function useIsFuller(line: RefObject<HTMLUListElement | null>, lists: readonly unknown[]): boolean {
  const [isFuller, setFuller] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: more lists make it fuller.
  useEffect(() => {
    const element = line.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setFuller(element.scrollWidth > element.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [line, lists]);
  return isFuller;
}

/** Scrolls the current list's entry into view; nothing else on the page moves. */
function useActiveInSight(
  line: RefObject<HTMLUListElement | null>,
  lists: readonly unknown[],
): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another entry; and lists load after the page.
  useEffect(() => {
    const active = line.current?.querySelector<HTMLElement>('[aria-current="page"]')?.parentElement;
    if (!line.current || !active) return;
    const shown = line.current.getBoundingClientRect();
    const entry = active.getBoundingClientRect();
    if (entry.left < shown.left) line.current.scrollLeft -= shown.left - entry.left;
    else if (entry.right > shown.right - fade)
      line.current.scrollLeft += entry.right - shown.right + fade;
  }, [pathname, lists, line]);
}
