import { screenPaths } from '@platzwart/domain/screen-paths';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { CompareView } from '../../features/requests/duplicates/compare-view.tsx';
import { useAdministration } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';

/** Two requests that may be one. */
export default function CompareScreen() {
  const { form, today, basePath } = useAdministration();
  const { panel, reportOpening } = useRequestSide();
  const { one, other } = useParams();
  // Both take the whole screen.
  useEffect(() => {
    for (const id of [one, other]) reportOpening(id);
  }, [reportOpening, one, other]);
  return (
    <CompareView
      form={form}
      today={today}
      stepsAddress={`${basePath}/${screenPaths.steps}`}
      onOpen={panel.open}
    />
  );
}
