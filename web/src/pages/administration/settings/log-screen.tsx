/** The practice's log, in the terms of the screens where the actions happen. */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { may } from '@platzwart/domain/team/permission';
import { LogView } from '../../../features/log/log-view.tsx';
import { texts } from '../../../features/log/texts.ts';
import { Note } from '../../../ui/note.tsx';
import { ViewSection } from '../../../ui/overlay/view-section.tsx';
import { useAdministration } from '../administration-context.ts';
import { labelOfField } from './settings-pages.ts';

export function LogScreen() {
  const { slug, role, basePath } = useAdministration();
  if (!may(role, 'changeSettings')) {
    return (
      <ViewSection title={texts.title} lead={texts.lead}>
        <Note>{texts.administratorsOnly}</Note>
      </ViewSection>
    );
  }
  return (
    <LogView
      slug={slug}
      fieldLabel={labelOfField}
      requestAddress={`${basePath}/${screenPaths.request('')}`}
    />
  );
}
