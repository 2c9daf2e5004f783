/**
 * Prints content other than the screen's: rendered into the layout's print host, visible only to
 * the printer.
 */
import { type ReactNode, useCallback, useContext, useEffect } from 'react';
import { PrintContext } from './print-host.tsx';

/** `prepared`: resolves when the content is complete; null cancels a pending print. */
type Print = (content: ReactNode, prepared?: Promise<void>) => void;

const atOnce = Promise.resolve();
let jobs = 0;

/** Prints the given content, then drops it. */
export function usePrint(): Print {
  const setContent = useContext(PrintContext);
  return useCallback<Print>(
    (content, prepared = atOnce) => {
      if (content === null) return setContent(null);
      jobs += 1;
      const forget = () => setContent((current) => (current === printed ? null : current));
      const printed = (
        <Printed key={jobs} prepared={prepared} onOver={forget}>
          {content}
        </Printed>
      );
      setContent(printed);
    },
    [setContent],
  );
}

type Props = { prepared: Promise<void>; onOver: () => void; children: ReactNode };

function Printed({ prepared, onOver, children }: Props) {
  useEffect(() => {
    let isOver = false;
    void prepared.then(() => {
      if (isOver) return;
      addEventListener('afterprint', onOver);
      document.documentElement.dataset.printing = '';
      window.print();
    });
    return () => {
      isOver = true;
      removeEventListener('afterprint', onOver);
      delete document.documentElement.dataset.printing;
    };
  }, [prepared, onOver]);
  return children;
}
