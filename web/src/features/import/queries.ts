import { RequestImport } from '@platzwart/domain/import/import';
import { paths } from '@platzwart/domain/paths';
import { queries } from '@platzwart/domain/queries';
import { useLiveQuery } from '../../firebase/use-live.ts';

export const useImports = (slug: string) =>
  useLiveQuery(paths.imports(slug), queries.imports(), RequestImport);
