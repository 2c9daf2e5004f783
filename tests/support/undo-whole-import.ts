import { finishUndos, undoImport } from '@platzwart/functions/requests/undo-import';

/** What the call does, and what the events of its deletions do after it. */
export async function undoWholeImport(
  ...[input, caller, tools]: Parameters<typeof undoImport>
): ReturnType<typeof undoImport> {
  const outcome = await undoImport(input, caller, tools);
  await finishUndos(input.companySlug, tools);
  return outcome;
}
