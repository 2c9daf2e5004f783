/** Bulk actions. Loaded with the first selection. */
import { ArchiveReason } from '@platzwart/domain/request/request';
import { Archive, Download, Ellipsis, Merge, Printer, Star, Tag, X } from 'lucide-react';
import { type RefCallback, useCallback, useState } from 'react';
import {
  type StoredRequest,
  useRequestHandling,
} from '../../../../entities/request/request-handling.tsx';
import { RequestMiniWeek } from '../../../../entities/request/request-mini-week.tsx';
import { Button, IconButton } from '../../../../ui/button.tsx';
import { NamedIcon } from '../../../../ui/named-icon.tsx';
import {
  ActionMenu,
  ActionMenuTrigger,
  createActionMenu,
} from '../../../../ui/overlay/action-menu.tsx';
import { ChoiceMenu } from '../../../../ui/overlay/choice-menu.tsx';
import { findViewHeading } from '../../../../ui/overlay/row-focus.ts';
import { EndingOffers } from '../../ending-offers.tsx';
import { StartCallRound } from '../../round/start-button.tsx';
import { texts } from '../../texts.ts';
import { useIsNarrow } from '../use-is-narrow.ts';
import { commonTimes } from './common-times.ts';
import styles from './selection.module.css';
import { shareChosen } from './selection.ts';
import { selectionTexts } from './selection-texts.ts';
import { useBulkChange } from './use-bulk-change.ts';
import { selectionBarId } from './use-selection.ts';

const t = selectionTexts;
/** Pixels between the bar and floating elements above it. */
const gap = 12;

const reasons = ArchiveReason.options.map((key) => ({ key, label: texts.reasons[key] }));

type SelectionBarProps = {
  chosen: readonly StoredRequest[];
  /** Selected requests that the view does not show. */
  hidden: number;
  /**
   * All search and filter results, if the whole page is selected and the results span more pages.
   */
  allFound: readonly StoredRequest[] | undefined;
  title: string;
  onChoose: (requests: readonly StoredRequest[]) => void;
  /** Deselects successful requests; refused ones stay selected. */
  onForget: (requests: readonly StoredRequest[]) => void;
  onClear: () => void;
  /** Two may be one person: compares them. */
  onCompare: ((one: StoredRequest, other: StoredRequest) => void) | undefined;
  onExport: ((requests: readonly StoredRequest[], title: string) => void) | undefined;
  onPrint: ((requests: readonly StoredRequest[], title: string) => void) | undefined;
};

export function SelectionBar({
  chosen,
  hidden,
  allFound,
  title,
  onChoose,
  onForget,
  onClear,
  onCompare,
  onExport,
  onPrint,
}: SelectionBarProps) {
  const { tags, readOnlyReason } = useRequestHandling();
  const { progress, toggleTag, prioritize, archiveAll } = useBulkChange();
  const [archiveMenu] = useState(createActionMenu<readonly StoredRequest[]>);
  const [moreMenu] = useState(createActionMenu<readonly StoredRequest[]>);
  // On a phone this bar takes the place of the screens' bar: three acts and a menu.
  const isNarrow = useIsNarrow();
  const isReadOnly = readOnlyReason !== undefined;

  const room = useRoomAtBottom();

  const clear = () => {
    (document.querySelector<HTMLElement>('[data-choose]') ?? findViewHeading())?.focus({
      preventScroll: true,
    });
    onClear();
  };

  if (progress) {
    return (
      <section
        ref={room}
        id={selectionBarId}
        aria-label={t.label}
        tabIndex={-1}
        className={`row gap-1 across-2 ${styles.bar}`}
        data-own-bar
      >
        <p className={`strong digits ${styles.chosen}`} role="status">
          {t.working[progress.what](progress.through, progress.of)}
        </p>
        <progress
          className={styles.progress}
          max={progress.of}
          value={progress.through}
          aria-hidden="true"
        />
      </section>
    );
  }
  if (chosen.length === 0) return null;
  const [one, other] = chosen;
  const areAllPrioritized = chosen.every((request) => request.prioritized);
  const further = [
    ...(isReadOnly
      ? []
      : [
          {
            key: 'prioritize',
            label: areAllPrioritized ? t.deprioritize : t.prioritize,
            Icon: Star,
            run: () => void prioritize(chosen, !areAllPrioritized),
          },
          ...(onCompare && one && other && chosen.length === 2
            ? [{ key: 'merge', label: t.merge, Icon: Merge, run: () => onCompare(one, other) }]
            : []),
        ]),
    ...(onExport
      ? [
          {
            key: 'export',
            label: t.export,
            Icon: Download,
            run: () => onExport(chosen, t.title(title)),
          },
        ]
      : []),
    ...(onPrint
      ? [
          {
            key: 'print',
            label: t.print,
            Icon: Printer,
            run: () => onPrint(chosen, t.title(title)),
          },
        ]
      : []),
  ];
  return (
    <section
      ref={room}
      id={selectionBarId}
      aria-label={t.label}
      tabIndex={-1}
      className={`row gap-1 across-2 ${styles.bar}`}
      data-own-bar
    >
      <p className={`strong digits ${styles.chosen}`}>
        {t.chosen(chosen.length)}
        {hidden > 0 && <span className="regular"> ({t.hidden(hidden)})</span>}
      </p>
      <Together people={chosen} />
      {allFound && (
        <Button look="plain" onClick={() => onChoose(allFound)}>
          {t.chooseFound(allFound.length)}
        </Button>
      )}
      <div className={`row gap-1 ${styles.actions}`}>
        <StartCallRound people={chosen} look="outlined">
          {t.call}
        </StartCallRound>
        {!isReadOnly && (
          <>
            <ChoiceMenu
              heading={t.tagsHeading(chosen.length)}
              empty={t.noTags}
              choices={[...tags].map(([key, tag]) => ({
                key,
                label: (
                  <>
                    <NamedIcon name={tag.icon} size={16} />
                    {tag.name}
                  </>
                ),
                state: shareChosen(idsWith(key, chosen), chosen),
              }))}
              onChoose={(tag, isOn) => toggleTag(chosen, tag, isOn)}
            >
              <Tag size={16} aria-hidden="true" />
              {t.tags}
            </ChoiceMenu>
            <ActionMenuTrigger menu={archiveMenu} subject={chosen} look="plain">
              <Archive size={16} aria-hidden="true" />
              {t.archive}
            </ActionMenuTrigger>
          </>
        )}
        {isNarrow ? (
          <ActionMenuTrigger menu={moreMenu} subject={chosen} look="plain">
            <Ellipsis size={16} aria-hidden="true" />
            {t.more}
          </ActionMenuTrigger>
        ) : (
          further.map(({ key, label, Icon, run }) => (
            <Button key={key} look="plain" onClick={run}>
              <Icon size={16} aria-hidden="true" />
              {label}
            </Button>
          ))
        )}
      </div>
      <span className={`far ${styles.end}`}>
        <IconButton label={t.clear} onClick={clear}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </span>
      <ActionMenu
        menu={archiveMenu}
        heading={t.archiveHeading(chosen.length)}
        note={(requests) => <EndingOffers requests={requests} />}
        items={reasons}
        finalFocus={() => findViewHeading() ?? true}
        onChoose={(reason, requests) => void archiveAll(requests, reason).then(onForget)}
      />
      <ActionMenu
        menu={moreMenu}
        heading={t.chosen(chosen.length)}
        items={further}
        onChoose={(key) => further.find((act) => act.key === key)?.run()}
      />
    </section>
  );
}

/** More than a group. */
const maxTogether = 12;

/** The week of a few people: when all of them could come. */
function Together({ people }: { people: readonly StoredRequest[] }) {
  if (people.length < 2 || people.length > maxTogether) return null;
  const slots = commonTimes(people);
  const locationIds = [...new Set(slots.map(({ locationId }) => locationId))];
  return (
    <p className={`line hint off-tablet ${styles.together}`}>
      {slots.length === 0 ? t.nothingTogether : t.together}
      {slots.length > 0 && <RequestMiniWeek request={{ locationIds, slots: [...slots] }} />}
    </p>
  );
}

/**
 * Publishes the bar's height while mounted, so that floating elements and scroll targets stay clear
 * of it.
 */
function useRoomAtBottom(): RefCallback<HTMLElement> {
  return useCallback((bar: HTMLElement | null) => {
    if (!bar || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--bar-at-bottom', `${bar.offsetHeight + gap}px`),
    );
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-at-bottom');
    };
  }, []);
}

function idsWith(tag: string, requests: readonly StoredRequest[]): ReadonlySet<string> {
  return new Set(requests.filter((request) => request.tags.includes(tag)).map(({ id }) => id));
}
