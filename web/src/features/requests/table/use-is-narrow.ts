import { mediaHook } from '../../../ui/media-hook.ts';

/** Whether to show cards: a table this narrow would scroll sideways. */
export const useIsNarrow = mediaHook('(width < 60rem)');

/** Whether the table is tight; `requests.module.css` changes its column widths at the same breakpoint. */
export const useIsTight = mediaHook('(width < 72rem)');
