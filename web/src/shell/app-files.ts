/**
 * The app's code for pages that begin without it: `build.ts` names its files in their documents.
 */

export function appFiles(
  script: HTMLScriptElement | SVGScriptElement | null = document.querySelector('script[data-app]'),
): readonly string[] {
  return script?.dataset.app?.split(' ') ?? [];
}

/** All at once: found by one another's imports, they would arrive one after the other. */
export function preloadCode(files: readonly string[]): void {
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        href,
        crossOrigin: '',
      }),
    );
}
