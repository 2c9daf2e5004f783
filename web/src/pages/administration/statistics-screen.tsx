import { useAllOpen } from '../../entities/request/request-handling.tsx';
import { StatisticsView } from '../../features/statistics/statistics-view.tsx';
import { useAdministration } from './administration-context.ts';
import { NeedsForm } from './screen.tsx';

/** The practice in numbers. */
export default function StatisticsScreen() {
  const { slug, title, now, today, basePath, practice, mayExport } = useAdministration();
  const open = useAllOpen();
  return (
    <NeedsForm>
      {(form) => (
        <StatisticsView
          {...{ slug, now, today, form, open, basePath, mayExport }}
          practiceTitle={title}
          waitLine={practice?.waitLine ?? ''}
        />
      )}
    </NeedsForm>
  );
}
