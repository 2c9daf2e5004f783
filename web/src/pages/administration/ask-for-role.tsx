/**
 * For whoever may only read: who can change that, and an e-mail that leads them to where it is
 * done.
 */
import { screenPaths } from '@platzwart/domain/screen-paths';
import { useMembers } from '../../entities/member/queries.ts';
import { useAdministration } from './administration-context.ts';

const texts = {
  press: (name: string) => `${name} um mehr bitten`,
  email: (practice: string, place: string) => ({
    subject: `Bitte ändere meine Rolle in „${practice}“`,
    body: `Hallo, ich habe in „${practice}“ Lesezugriff und möchte Anfragen auch ändern. Meine Rolle änderst du hier: ${place}`,
  }),
} as const;

export default function AskForRole() {
  const { slug, title, basePath } = useAdministration();
  const live = useMembers(slug);
  const asked =
    live.status === 'loaded'
      ? live.value.find(({ role, email }) => role === 'administrator' && email !== '')
      : undefined;
  if (!asked) return null;
  const place = `${location.origin}${basePath}/${screenPaths.setting('members')}`;
  const { subject, body } = texts.email(title, place);
  return (
    <a
      href={`mailto:${asked.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
    >
      {texts.press(asked.name)}
    </a>
  );
}
