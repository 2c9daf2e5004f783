import type { FieldEdits } from '@platzwart/domain/text/field-edits';
import { problemOf, type Result } from '../../../calls/problem.ts';
import { run } from '../../../calls/run.ts';

/**
 * Sends `logoImage` separately from the edits: the value the user saw, and the picture loaded from
 * `pictureAt`.
 */
export async function saveProfile(
  companySlug: string,
  { logoImage, ...edits }: FieldEdits,
  pictureAt: (address: string) => Blob | undefined,
): Promise<Result<unknown>> {
  if (!logoImage) return run('updatePracticeProfile', { companySlug, edits });
  const picture = pictureAt(String(logoImage.to));
  const image = picture ? await base64Of(picture).catch(() => undefined) : null;
  if (image === undefined) return { ok: false, problem: problemOf('failed') };
  return run('updatePracticeProfile', {
    companySlug,
    edits,
    logo: { from: String(logoImage.from), image },
  });
}

/** Without the prefix 'data:image/png;base64,'. */
function base64Of(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(picture);
  });
}
