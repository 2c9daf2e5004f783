/** A button behind the portal link: each press sends once, and errors show where it was pressed. */
import type { CallOutput } from '@platzwart/domain/calls';
import { type Detail, wholeForm } from '@platzwart/domain/failure';
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { useRef, useState } from 'react';
import { answerRequestLink, type Link } from './commands.ts';
import { texts } from './texts.ts';

/** Props of each part of the page: the request, and a callback for its latest state. */
export type PortalAccess = { link: Link; update: (request: PortalView) => void; isLocked: boolean };

export type Answering = {
  /** The answer being sent. */
  busy: LinkAnswer['kind'] | undefined;
  /** The error; empty while all is well. */
  problems: readonly Detail[];
  /** Undefined on failure; any newer state of the request has then been applied. */
  send: (answer: LinkAnswer) => Promise<CallOutput<'answerRequestLink'> | undefined>;
  forget: () => void;
};

export function useAnswer({ link, update }: Pick<PortalAccess, 'link' | 'update'>): Answering {
  const [busy, setBusy] = useState<LinkAnswer['kind'] | undefined>(undefined);
  const [problems, setProblems] = useState<readonly Detail[]>([]);
  // Two presses may happen before the next render.
  const isRunning = useRef<boolean>(false);

  const send: Answering['send'] = async (answer) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setBusy(answer.kind);
    setProblems([]);
    const result = await answerRequestLink(link, answer);
    isRunning.current = false;
    setBusy(undefined);
    if (result.kind === 'done') {
      if (result.output.request) update(result.output.request);
      return result.output;
    }
    const isOurFault = result.kind === 'failed' && result.hasAnswer === true;
    const failure = isOurFault ? texts.ourFault : navigator.onLine ? texts.failed : texts.offline;
    const unknown = [{ field: wholeForm, code: 'failed', message: failure }];
    setProblems(result.kind === 'refused' && result.details.length > 0 ? result.details : unknown);
    return undefined;
  };
  return { busy, problems, send, forget: () => setProblems([]) };
}
