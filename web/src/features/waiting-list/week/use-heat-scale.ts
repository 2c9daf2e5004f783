import { useRef } from 'react';
import { type HeatScale, heatScale } from './heat-scale.ts';

/** The scale for the current view; hysteresis applies while `subject` is the same. */
export function useHeatScale(max: number, subject: string): HeatScale {
  const shown = useRef<{ subject: string; scale: HeatScale } | undefined>(undefined);
  const before = shown.current?.subject === subject ? shown.current.scale : undefined;
  const scale = heatScale(max, before);
  shown.current = { subject, scale };
  return scale;
}
