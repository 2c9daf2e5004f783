/** Replaces the empty request table: a new practice's first steps, a look at invented people, and links to share. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import styles from '../../features/administration/administration.module.css';
import { NoRequests } from '../../features/requests/table/no-requests.tsx';
import { SamplesOffer } from '../../features/samples/samples-offer.tsx';
import { useAdministration } from './administration-context.ts';
import FirstStepsContainer from './first-steps-container.tsx';

export default function NoRequestsContainer() {
  const { slug, uid, role, basePath, form, archivedCount = 0 } = useAdministration();
  const steps = role === 'administrator' && <FirstStepsContainer isFolded={archivedCount > 0} />;
  const addresses = { bookingLink: location.origin + sitePaths.booking(slug), importAddress: `${basePath}/${screenPaths.import}` };
  if (archivedCount > 0 || !form || form.selectableLocations.length === 0) {
    return (
      <>
        {steps}
        <NoRequests {...addresses} />
      </>
    );
  }
  return (
    <div className={styles.start}>
      {steps}
      <SamplesOffer {...{ slug, uid, form }}>
        <NoRequests {...addresses} isSmall />
      </SamplesOffer>
    </div>
  );
}
