/** Each completes, even if another fails; throws the first failure. */
export async function allOf(work: readonly Promise<unknown>[]): Promise<void> {
  for (const each of await Promise.allSettled(work))
    if (each.status === 'rejected') throw each.reason;
}
