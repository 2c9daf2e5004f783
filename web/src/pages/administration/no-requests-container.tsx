/**
 * Replaces the empty request table: a new practice's first steps beside what its patients see, a
 * look at invented people, and its old list.
 */
import { nationOf, regionOf } from '@platzwart/domain/practice/region';
import { screenPaths } from '@platzwart/domain/screen-paths';
import { sitePaths } from '@platzwart/domain/site-paths';
import { CopyLink } from '../../entities/practice/copy-link.tsx';
import styles from '../../features/administration/administration.module.css';
import { PatientsSee } from '../../features/administration/patients-see.tsx';
import { NoRequests } from '../../features/requests/table/no-requests.tsx';
import { SamplesOffer } from '../../features/samples/samples-offer.tsx';
import { useAdministration } from './administration-context.ts';
import FirstStepsContainer from './first-steps-container.tsx';

export default function NoRequestsContainer() {
  const { slug, uid, role, basePath, form, practice, archivedCount = 0 } = useAdministration();
  const steps = role === 'administrator' && <FirstStepsContainer isFolded={archivedCount > 0} />;
  const addresses = {
    bookingLink: location.origin + sitePaths.booking(slug),
    importAddress: `${basePath}/${screenPaths.import}`,
  };
  if (archivedCount > 0 || !practice || !form || form.selectableLocations.length === 0) {
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
      <PatientsSee practice={practice} locations={form.selectableLocations}>
        <CopyLink link={addresses.bookingLink} />
      </PatientsSee>
      <NoRequests {...addresses}>
        <SamplesOffer {...{ slug, uid, form }} nation={nationOf(regionOf(practice))} />
      </NoRequests>
    </div>
  );
}
