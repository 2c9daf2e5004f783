/** What all screens of a practice's administration are given. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Role } from '@platzwart/domain/team/member';
import { createContext, useContext } from 'react';
import type { useForm, useLastVisit } from '../../features/administration/queries.ts';
import { useRequestHandling } from '../../features/requests/request-handling.tsx';

export type Administration = {
  slug: string;
  uid: string;
  role: Role | undefined;
  /** Whether the reader may print and save requests. */
  mayExport: boolean;
  title: string;
  /** Undefined while the practice is loading. */
  isLocked: boolean | undefined;
  /** Where its screens are named below. */
  basePath: string;
  openCount: number | undefined;
  archivedCount: number | undefined;
  /** The practice's questions and hours, live. */
  liveForm: ReturnType<typeof useForm>;
  form: FormConfiguration | undefined;
  /** As everybody sees it, live; undefined while it is loading. */
  practice: Practice | undefined;
  /** When the reader was here before. */
  visit: ReturnType<typeof useLastVisit>;
  now: Date;
  /** 'yyyy-MM-dd' in Berlin. */
  today: string;
};

export const AdministrationContext = createContext<Administration | undefined>(undefined);

export function useAdministration(): Administration {
  const administration = useContext(AdministrationContext);
  if (!administration) throw new Error('The screens stand inside of the administration only.');
  return administration;
}

/** All open requests, undefined while some are still to come: what is counted from fewer would be wrong. */
export function useAllOpen() {
  const { open } = useRequestHandling();
  return open.status === 'loaded' && open.isComplete ? open.value : undefined;
}
