import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { call } from '../../../firebase/calls.ts';
import type { SaveResult } from '../use-settings-form.tsx';

/** Another link to the practice's own address; the one before is dead then. */
export const requestPracticeEmail = (companySlug: string) => call('requestPracticeEmail', { companySlug });

/** `logoImage` among the edits goes beside them: what was seen, and the picture that `pictureAt` finds at its new address. */
export async function saveProfile(
  companySlug: string,
  { logoImage, ...edits }: FieldEdits,
  pictureAt: (address: string) => Blob | undefined,
): Promise<SaveResult> {
  if (!logoImage) return call('updatePracticeProfile', { companySlug, edits });
  const picture = pictureAt(String(logoImage.to));
  const image = picture ? await base64Of(picture).catch(() => undefined) : null;
  if (image === undefined) return { kind: 'failed' };
  return call('updatePracticeProfile', { companySlug, edits, logo: { from: String(logoImage.from), image } });
}

/** Without the head 'data:image/png;base64,'. */
function base64Of(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
