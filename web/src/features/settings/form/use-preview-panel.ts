/**
 * Whether the preview is next to the switches or, on small screens, in a panel that Back closes.
 */
import { useRef, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * From this width on, the switches stay readable next to a phone; `--wide`, at which
 * `form.module.css` starts its columns.
 */
const roomBeside = '(width >= 72rem)';
const parameter = 'vorschau';

type PreviewPanel = {
  hasRoomBeside: boolean;
  isOpen: boolean;
  open: () => void;
  close: () => void;
};

export function usePreviewPanel(): PreviewPanel {
  const hasRoomBeside = useSyncExternalStore(
    listenToWidth,
    () => window.matchMedia?.(roomBeside).matches ?? true,
  );
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
      // Same as the Back button, if we pushed the entry; after a direct link there is nothing to go
      // back to.
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
