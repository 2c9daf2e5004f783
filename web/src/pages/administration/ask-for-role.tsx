/**
 * For whoever may only read: who can change that, and an e-mail that leads them to where it is
 * done.
 */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { useMembers } from '../../entities/member/queries.ts';
import { texts } from '../../features/administration/texts.ts';
import { useAdministration } from './administration-context.ts';

export default function AskForRole() {
  const { slug, title, basePath } = useAdministration();
  const live = useMembers(slug);
  const asked =
    live.status === 'loaded'
      ? live.value.find(({ role, email }) => role === 'administrator' && email !== '')
      : undefined;
  if (!asked) return null;
  const place = `${location.origin}${basePath}/${screenPaths.setting('members')}`;
  const { subject, body } = texts.askForRole.email(title, place);
  return (
    <a
      href={`mailto:${asked.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
    >
      {texts.askForRole.press(asked.name)}
    </a>
  );
}
