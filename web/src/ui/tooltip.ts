/** The props of an element with a tooltip; none without a text. */
export function tooltip(text: string | undefined): { 'data-tooltip'?: string | undefined } {
  return { 'data-tooltip': text || undefined };
}
