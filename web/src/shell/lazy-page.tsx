/**
 * Code that comes when it is needed. Unlike React's `lazy`, a page or part can be loaded ahead and is then drawn in the very
 * first render: a written page must not fall back to 'loading' while the browser takes it over.
 */
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';

export type LazyPage<P = object> = ComponentType<P> & { load: () => Promise<void> };
type Read<P = object> = () => Promise<{ default: ComponentType<P> }>;

/** A page; its frame says what is shown while it loads. */
export function lazyPage<P extends object = object>(read: Read<P>): LazyPage<P> {
  let loaded: ComponentType<P> | undefined;
  const Lazy: ComponentType<P> = lazy(read) as unknown as ComponentType<P>;
  function Page(props: P) {
    // Once drawn one way it stays so: changing would draw the page anew and lose what was typed into it.
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
 * A part of a page below what one sees first. It is in the written page, and its code may come after the start: until then
 * the browser leaves the written part as it is.
 */
export function lazyPart(read: Read, fallback: ReactNode = null): ComponentType {
  const Part = lazyPage(read);
  parts.push(Part);
  // Nothing around it draws it anew: a part that is not taken over yet would be thrown away and drawn from nothing.
  return memo(() => (
    <Suspense fallback={fallback}>
      <Part />
    </Suspense>
  ));
}

/** For writing pages out: every part of the pages that are loaded. */
export async function loadParts(): Promise<void> {
  for (let known = -1; known !== parts.length; ) {
    known = parts.length;
    await Promise.all(parts.map((part) => part.load()));
  }
}
