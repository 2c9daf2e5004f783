/** The properties of an element that has a tooltip; without a text it has none. */
export function tooltip(text: string | undefined): { 'data-tooltip'?: string | undefined } {
  return { 'data-tooltip': text || undefined };
}
