/** The panel of a free place, over any screen with requests. */
import { ConnectionNotice } from '../../features/administration/connection-notice.tsx';
import { useAnnounceEditing } from '../../features/requests/presence/use-announce-editing.ts';
import { VacancyPanel } from '../../features/vacancies/panel/vacancy-panel.tsx';
import { useAdministration } from './administration-context.ts';
import { useRequestSide } from './request-side.tsx';

export default function VacancySide() {
  const { form, now, today } = useAdministration();
  const { panel, vacancyPanel, editors } = useRequestSide();
  const { id } = vacancyPanel;
  return (
    <>
      {id !== undefined && <Announcement id={id} />}
      <VacancyPanel
        id={id}
        form={form}
        now={now}
        today={today}
        others={id === undefined ? undefined : editors.get(id)}
        status={<ConnectionNotice />}
        onOpenRequest={panel.open}
        onClose={vacancyPanel.close}
      />
    </>
  );
}

/** Colleagues see who has it open. */
function Announcement({ id }: { id: string }) {
  const { slug, uid } = useAdministration();
  useAnnounceEditing(slug, uid, id);
  return null;
}
