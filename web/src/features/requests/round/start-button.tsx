import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StoredRequest } from '../../../entities/request/request-handling.tsx';
import { Button, type ButtonLook } from '../../../ui/button.tsx';
import { useStartCallRound } from './start-call-round.tsx';

type Props = {
  people: readonly StoredRequest[];
  look: ButtonLook;
  label?: string;
  children: ReactNode;
};

export function StartCallRound({ people, look, label, children }: Props) {
  const start = useStartCallRound();
  if (!start) return null;
  return (
    <Button look={look} aria-label={label} onClick={() => start(people)}>
      <Phone size={16} aria-hidden="true" />
      {children}
    </Button>
  );
}
