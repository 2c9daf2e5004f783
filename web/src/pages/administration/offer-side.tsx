/** The dialog 'Platz anbieten' with who else of the team is at the same place or person. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { OfferStart } from '../../entities/vacancy/offer-dialog.ts';
import { useAnnounceEditing } from '../../features/requests/presence/use-announce-editing.ts';
import { useEditors } from '../../features/requests/presence/use-editors.ts';
import { OfferDialog } from '../../features/vacancies/offer/offer-dialog.tsx';
import { useAdministration } from './administration-context.ts';

type Props = {
  start: OfferStart;
  form: FormConfiguration;
  practice: Practice;
  onClose: () => void;
};

export default function OfferSide({ start, ...props }: Props) {
  const { slug, uid, now, today } = useAdministration();
  const subject = subjectOf(start);
  const editors = useEditors(slug, uid);
  return (
    <>
      {subject !== undefined && <Announcement subject={subject} />}
      <OfferDialog
        {...{ start, slug, now, today, editors }}
        others={subject === undefined ? undefined : editors.get(subject)}
        {...props}
      />
    </>
  );
}

/** Longest id that presence takes. */
const maxLength = 40;

/**
 * What colleagues may have open, too: the place, the hour of a new one, or the person it is meant
 * for.
 */
function subjectOf({ vacancy, slot, requestIds = [] }: OfferStart): string | undefined {
  if (vacancy) return vacancy.id;
  if (slot)
    return `neu-${slot.weekday}-${slot.start.replace(':', '')}-${slot.locationId}`.slice(
      0,
      maxLength,
    );
  return requestIds.length === 1 ? requestIds[0] : undefined;
}

function Announcement({ subject }: { subject: string }) {
  const { slug, uid } = useAdministration();
  useAnnounceEditing(slug, uid, subject);
  return null;
}
