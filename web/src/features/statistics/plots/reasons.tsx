import { flowByMonth, reasonsOf, sum } from '@platzwart/domain/statistics/figures';
import { FollowUpCount } from '@platzwart/domain/statistics/month';
import { type Month, totalOf } from '@platzwart/domain/statistics/months';
import { formatShare, monthName } from '../format.ts';
import type { PlotProps } from '../plot/plot-card.tsx';
import { counting, masked, type PlotTable, totalled } from '../plot/table.ts';
import styles from '../statistics.module.css';
import { texts } from '../texts.ts';

const rowHeight = 40;
const room = 48;

/** Counts by name, as bars under their names. */
function bars(
  counts: readonly (readonly [name: string, n: number])[],
  { title, none, sentence, column }: Bars,
): PlotProps {
  const all = counts.reduce((one, [, n]) => one + n, 0);
  const most = Math.max(1, ...counts.map(([, n]) => n));
  return {
    title,
    sentence: all > 0 ? sentence : none,
    tellsAll: true,
    height: counts.length * rowHeight,
    isEmpty: all === 0,
    draw: (width, drawn) =>
      counts.map(([name, n], i) => {
        const length = (drawn(n) / most) * (width - room);
        return (
          <g key={name}>
            <text className={styles.tick} x={0} y={i * rowHeight + 13}>
              {name}
            </text>
            <rect
              className={styles['tone-2']}
              x={0}
              y={i * rowHeight + 19}
              width={Math.max(n > 0 ? 2 : 0, length)}
              height={14}
              rx={3}
            />
            <text className={styles.tick} x={length + 6} y={i * rowHeight + 31}>
              {drawn(n) === n ? n : masked}
            </text>
          </g>
        );
      }),
    table: counting([column, texts.count], counts),
  };
}

type Bars = { title: string; none: string; sentence: string; column: string };

const named = (names: Readonly<Record<string, string>>, counts: Readonly<Record<string, number>>) =>
  Object.entries(names).map(([key, name]) => [name, Math.max(0, counts[key] ?? 0)] as const);

/** How many places were given, month by month. */
function givenByMonth(months: readonly Month[]): PlotTable {
  const { names, column } = texts.reasons.givenTo;
  const rows = months.map(({ name, counts }) => {
    const cells = named(names, counts.givenTo).map(([, n]) => n);
    return [monthName(name), cells.reduce((all, n) => all + n, 0), ...cells];
  });
  return totalled(counting([texts.month, column, ...Object.values(names)], rows), texts.total);
}

/**
 * Why people declined; to whom places went; why somebody was passed over; what follow-ups brought.
 */
export function reasonPlots(months: readonly Month[]): PlotProps[] {
  const { declined, givenTo, passedOver } = reasonsOf(months);
  const followUps = new Map(
    Object.entries(totalOf(flowByMonth(months).map((month) => month.followUps))),
  );
  const followed = (kind: FollowUpCount) => followUps.get(kind) ?? 0;
  const [first, given] = [givenTo['1'] ?? 0, sum(givenTo)];
  const [asked, answered] = [followed('asked'), followed('interested') + followed('unsure')];
  const { declined: why, givenTo: fair, passedOver: passed, followUps: asking } = texts.reasons;
  return [
    bars(named(why.names, declined), { ...why, sentence: why.sentence(sum(declined)) }),
    {
      ...bars(named(fair.names, givenTo), {
        ...fair,
        sentence: fair.sentence(given, formatShare(given > 0 ? first / given : 0)),
      }),
      tellsAll: false,
      table: givenByMonth(months),
    },
    bars(named(passed.names, passedOver), {
      ...passed,
      sentence: passed.sentence(sum(passedOver)),
    }),
    bars(
      FollowUpCount.options.map((kind) => [asking.names[kind], followed(kind)]),
      { ...asking, sentence: asking.sentence(asked, answered, followed('noAnswer')) },
    ),
  ];
}
