import { nationOf, regionOf } from '@platzwart/domain/practice/region';
import { SamplesOffer } from '../../features/samples/samples-offer.tsx';
import { texts as sampleTexts } from '../../features/samples/texts.ts';
import { WeekView } from '../../features/waiting-list/week-view.tsx';
import { useAdministration } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';
import { NeedsForm } from './screen.tsx';

/** The week: who waits when, and who is next. */
export default function WeekScreen() {
  const { slug, uid, practice, title, now, today, mayExport, archivedCount } = useAdministration();
  const { panel } = useRequestSide();
  return (
    <NeedsForm>
      {(form) => (
        <WeekView
          slug={slug}
          form={form}
          today={today}
          now={now}
          onOpen={panel.open}
          practiceTitle={title}
          mayPrint={mayExport}
          samples={
            archivedCount === 0 && (
              <SamplesOffer
                {...{ slug, uid, form }}
                nation={practice && nationOf(regionOf(practice))}
                label={sampleTexts.offerWeek}
              />
            )
          }
        />
      )}
    </NeedsForm>
  );
}
