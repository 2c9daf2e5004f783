/** Whether the preview stands beside the switches or, where there is no room, in a panel of its own that Back closes. */
import { useRef, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** From here on the switches keep a readable width beside a phone; `form.module.css` begins its columns there too. */
const roomBeside = '(min-width: 76rem)';
const parameter = 'vorschau';

export type PreviewPanel = { hasRoomBeside: boolean; isOpen: boolean; open: () => void; close: () => void };

export function usePreviewPanel(): PreviewPanel {
  const hasRoomBeside = useSyncExternalStore(listenToWidth, () => window.matchMedia?.(roomBeside).matches ?? true);
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isOurEntry = useRef<boolean>(false);
  return {
    hasRoomBeside,
    isOpen: params.has(parameter),
    open: () => {
      isOurEntry.current = true;
      setParams({ [parameter]: 'ja' });
    },
    close: () => {
      // Back, as the phone's own button would; whoever came by a link has nothing to go back to.
      if (isOurEntry.current) void navigate(-1);
      else setParams({}, { replace: true });
      isOurEntry.current = false;
    },
  };
}

function listenToWidth(listener: () => void) {
  const list = window.matchMedia?.(roomBeside);
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}
