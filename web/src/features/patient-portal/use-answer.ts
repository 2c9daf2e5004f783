/** A button behind the portal link: each press sends once, and errors show where it was pressed. */
import type { CallOutput } from '@platzwart/domain/calls/calls';
import { type Detail, wholeForm } from '@platzwart/domain/failure';
import type { LinkAnswer } from '@platzwart/domain/patient-portal/actions';
import type { PortalView } from '@platzwart/domain/patient-portal/request-link';
import { useMemo } from 'react';
import type { Problem } from '../../calls/problem.ts';
import { run } from '../../calls/run.ts';
import { useCommand } from '../../calls/use-command.ts';
import type { Link } from './queries.ts';

/** Props of each part of the page: the request, and a callback for its latest state. */
export type PortalAccess = {
  link: Link;
  update: (request: PortalView) => void;
  /** Asks again; undefined if there was no answer. */
  refresh: () => Promise<PortalView | undefined>;
  isLocked: boolean;
};

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
  const { start, startedWith, problem, forget } = useCommand((answer: LinkAnswer) =>
    run('answerRequestLink', { ...link, answer }),
  );

  const send = async (answer: LinkAnswer) => {
    const output = await start(answer);
    if (output?.request) update(output.request);
    return output;
  };
  const problems = useMemo(() => (problem ? detailsOf(problem) : []), [problem]);
  return { busy: startedWith?.[0].kind, problems, send, forget };
}

function detailsOf({ kind, message, details }: Problem): readonly Detail[] {
  return kind === 'refused' ? details : [{ field: wholeForm, code: kind, message }];
}
