import { WeekView } from '../../features/waiting-list/week-view.tsx';
import { useAdministration } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';
import { NeedsForm } from './screen.tsx';

/** The week: who waits when, and who is next. */
export default function WeekScreen() {
  const { slug, title, now, today, mayExport } = useAdministration();
  const { panel } = useRequestSide();
  return (
    <NeedsForm>
      {(form) => (
        <WeekView slug={slug} form={form} today={today} now={now} onOpen={panel.open} practiceTitle={title} mayPrint={mayExport} />
      )}
    </NeedsForm>
  );
}
