/** A waiting list on paper, for phone calls: the header on each page, no row split. */
import { questions } from '@platzwart/domain/booking/questions';
import { berlinDate, formatDay } from '@platzwart/domain/dates/german-date';
import type { Slot } from '@platzwart/domain/waiting-list/slot';
import { AskFor } from '../../../entities/print/ask-for.tsx';
import { PrintedPage, PrintedTable } from '../../../entities/print/printed-page.tsx';
import { fullName, phonesOf } from '../../../entities/request/format-person.ts';
import type { TagsById } from '../../../entities/tag/queries.ts';
import type { ChosenTime } from '../people/chosen-times.ts';
import { atAGlance, formatAge, otherTimes } from '../people/format-person.ts';
import { NoBreak } from '../people/no-break.tsx';
import { texts as peopleTexts } from '../people/texts.ts';
import type { WaitingEntry } from '../people/use-waiting.ts';
import { texts } from './texts.ts';

type Props = {
  practiceTitle: string;
  title: string;
  details: readonly string[];
  entries: readonly WaitingEntry[];
  times: readonly ChosenTime[];
  /** All cells the practice offers. */
  offered: readonly Slot[];
  tags: TagsById;
  now: Date;
};

export function PrintedWaitingList({
  practiceTitle,
  title,
  details,
  entries,
  times,
  offered,
  tags,
  now,
}: Props) {
  const today = berlinDate(now);
  return (
    <PrintedPage
      {...{ practiceTitle, now }}
      title={texts.list(title)}
      details={[...details, texts.count(entries.length)]}
      sheet="list"
    >
      <PrintedTable
        columns={Object.values(texts.columns)}
        widths={[6, 25, 11.5, 16, 13.5, undefined]}
      >
        <tbody>
          {entries.map(({ request, place }) => (
            <tr key={request.id}>
              <td>{place}</td>
              <th scope="row">
                {fullName(request)}
                <AskFor request={request} />
                {request.prioritized && <small>★ {texts.prioritized}</small>}
                <small>
                  {[
                    formatAge(request.birthdate, today),
                    request.timeFlexibility &&
                      questions.timeFlexibility.options[request.timeFlexibility],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </th>
              <td>{formatDay(request.requestedAt)}</td>
              <td>
                {phonesOf(request).map(({ text }) => (
                  <div key={text}>{text}</div>
                ))}
              </td>
              <td>
                {[...tags]
                  .flatMap(([id, tag]) => (request.tags.includes(id) ? tag.name : []))
                  .join(', ')}
              </td>
              <td>
                <OtherTimes ranges={otherTimes(request, times, offered)} />
              </td>
            </tr>
          ))}
        </tbody>
      </PrintedTable>
    </PrintedPage>
  );
}

function OtherTimes({ ranges }: { ranges: readonly string[] }) {
  const { shown, more } = atAGlance(ranges);
  if (shown.length === 0) return texts.none;
  return (
    <>
      <NoBreak parts={shown} />
      {more > 0 && ` ${peopleTexts.furtherTimes(more)}`}
    </>
  );
}
