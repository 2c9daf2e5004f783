import { mediaHook } from '../../../ui/media-hook.ts';

/** Whether to show cards: a table this narrow would scroll sideways. */
export const useIsNarrow = mediaHook('(width < 60rem)');
