/**
 * The app's code for pages that begin without it: `build.ts` names its files in their documents.
 */

export function appFiles(
  script: HTMLScriptElement | SVGScriptElement | null = document.querySelector('script[data-app]'),
): readonly string[] {
  return script?.dataset.app?.split(' ') ?? [];
}

/**
 * At the same time: found by one another's imports, they would arrive one after the other. But a
 * few in each task: asking for eighty kept a slow phone from answering the press that wants them.
 */
export async function preloadCode(files: readonly string[]): Promise<void> {
  for (const [i, href] of files.entries()) {
    if (i > 0 && i % 8 === 0) await new Promise((resolve) => setTimeout(resolve));
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        crossOrigin: '',
      }),
    );
  }
}
