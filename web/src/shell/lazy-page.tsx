/**
 * Code loaded on demand. Unlike React's `lazy`, a page or part can be preloaded and then renders in
 * the very first render: a prerendered page must not fall back to 'loading' during hydration.
 */
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';

export type LazyPage<P = object> = ComponentType<P> & { load: () => Promise<void> };
type Read<P = object> = () => Promise<{ default: ComponentType<P> }>;

/** A page; its layout defines the loading state. */
export function lazyPage<P extends object = object>(read: Read<P>): LazyPage<P> {
  let loaded: ComponentType<P> | undefined;
  const Lazy: ComponentType<P> = lazy(read) as unknown as ComponentType<P>;
  function Page(props: P) {
    // Fixed after the first render: switching would remount the page and lose input.
    const [Ready] = useState(() => loaded ?? Lazy);
    return <Ready {...props} />;
  }
  return Object.assign(Page, {
    load: async () => {
      loaded ??= (await read()).default;
    },
  });
}

const parts: LazyPage[] = [];

/**
 * A part of a page below the fold. It is prerendered, and its code may load late: until then the
 * browser leaves the prerendered part as it is.
 */
export function lazyPart(read: Read, fallback: ReactNode = null): ComponentType {
  const Part = lazyPage(read);
  parts.push(Part);
  // No parent re-renders it: React would discard a part that is not hydrated yet and render it from
  // scratch.
  return memo(() => (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  ));
}

/** For prerendering: loads every part of the loaded pages. */
export async function loadParts(): Promise<void> {
  for (let known = -1; known !== parts.length; ) {
    known = parts.length;
    await Promise.all(parts.map((part) => part.load()));
  }
}
