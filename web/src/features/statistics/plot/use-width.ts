import { useEffect, useRef, useState } from 'react';

/**
 * The width of what carries the ref, in pixels: text in a plot keeps its size, however wide the
 * plot is.
 */
export function useWidth(usual: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const now = Math.round(entry?.contentRect.width ?? 0);
      if (now > 0) setWidth(now);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
