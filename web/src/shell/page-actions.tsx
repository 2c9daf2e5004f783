/** Where a page puts what one can do with it as a whole: beside the breadcrumbs, whatever page it is. */
import { createContext, type ReactNode, useContext, useState } from 'react';
import { createPortal } from 'react-dom';

const Outlet = createContext<HTMLElement | null>(null);
const SetOutlet = createContext<(element: HTMLElement | null) => void>(() => {});

export function PageActionsProvider({ children }: { children: ReactNode }) {
  const [outlet, setOutlet] = useState<HTMLElement | null>(null);
  return (
    <SetOutlet value={setOutlet}>
      <Outlet value={outlet}>{children}</Outlet>
    </SetOutlet>
  );
}

/** Stands in the frame. */
export function PageActionsOutlet({ className }: { className?: string | undefined }) {
  return <div ref={useContext(SetOutlet)} className={className} />;
}

/** Stands in a page; without an outlet (a page that fills the whole frame) there is nothing to see. */
export function PageActions({ children }: { children: ReactNode }) {
  const outlet = useContext(Outlet);
  return outlet && createPortal(children, outlet);
}
