/** The context of all screens of a practice's administration. */
import type { FormConfiguration } from '@platzwart/domain/booking/form-configuration';
import type { Practice } from '@platzwart/domain/practice/practice';
import type { Role } from '@platzwart/domain/team/member';
import { createContext, useContext } from 'react';
import type { useForm } from '../../entities/practice/queries.ts';

export type Administration = {
  slug: string;
  uid: string;
  role: Role | undefined;
  /** Whether the reader may print and save requests. */
  mayExport: boolean;
  title: string;
  /** Undefined while the practice is loading. */
  isLocked: boolean | undefined;
  /** The base address of its screens. */
  basePath: string;
  openCount: number | undefined;
  archivedCount: number | undefined;
  /** The practice's form and hours, live. */
  liveForm: ReturnType<typeof useForm>;
  form: FormConfiguration | undefined;
  /** The public document, live; undefined while loading. */
  practice: Practice | undefined;
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
