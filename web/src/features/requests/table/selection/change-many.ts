import { paths } from '@platzwart/domain/paths';
import { prioritize, setTags } from '../../../../entities/request/commands.ts';
import { atServerTime, writeTogether } from '../../../../firebase/live-documents.ts';

/** Documents per write: few enough for one request, enough to render once instead of for each. */
const together = 50;

export type FieldChange =
  | { id: string; prioritized: boolean }
  | { id: string; tags: readonly string[] };

/**
 * Changes priority or tags of many, optimistically. Resolves to the unchanged requests, each with
 * its reason.
 */
export async function changeMany(
  slug: string,
  changes: readonly FieldChange[],
  uid: string,
): Promise<{ id: string; reason: string }[]> {
  const parts = Array.from({ length: Math.ceil(changes.length / together) }, (_, i) =>
    changes.slice(i * together, (i + 1) * together),
  );
  const refused = parts.map(async (part) => {
    const writing = part.map((change) => ({
      path: paths.request(slug, change.id),
      fields:
        'tags' in change
          ? { tags: change.tags, lastChange: { by: uid, at: atServerTime(), field: 'tags' } }
          : {
              prioritized: change.prioritized,
              prioritizedAt: change.prioritized ? atServerTime() : null,
              lastChange: { by: uid, at: atServerTime(), field: 'prioritized' },
            },
    }));
    if ((await writeTogether(writing)) === 'done') return [];
    // One refused change fails the batch, so retry each separately.
    const alone = part.map(async (change) => {
      const { problem } = await ('tags' in change
        ? setTags(slug, change.id, change.tags, uid)
        : prioritize(slug, change.id, change.prioritized, uid));
      return problem ? [{ id: change.id, reason: problem.message }] : [];
    });
    return (await Promise.all(alone)).flat();
  });
  return (await Promise.all(refused)).flat();
}
