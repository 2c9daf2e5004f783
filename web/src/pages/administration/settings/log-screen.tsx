/** The practice's log, in the terms of the screens where the actions happen. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { may } from '@platzwart/domain/team/permission';
import { texts } from '../../../features/administration/texts.ts';
import { saveFile } from '../../../features/import/save-file.ts';
import { LogView } from '../../../features/log/log-view.tsx';
import { texts as logTexts } from '../../../features/log/texts.ts';
import { csvOf } from '../../../features/requests/export/csv.ts';
import { labelOfField } from '../../../features/settings/field-labels.ts';
import { Note } from '../../../ui/note.tsx';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { useAdministration } from '../administration-context.ts';

export default function LogScreen() {
  const { slug, role, basePath } = useAdministration();
  if (!may(role, 'changeSettings')) {
    return (
      <ViewSection title={logTexts.title} lead={logTexts.lead}>
        <Note>{logTexts.administratorsOnly}</Note>
      </ViewSection>
    );
  }
  return (
    <LogView
      slug={slug}
      roles={texts.roles}
      fieldLabel={labelOfField}
      requestAddress={`${basePath}/${screenPaths.request('')}`}
      saveTable={(name, rows) => saveFile(name, csvOf(rows))}
    />
  );
}
