/** Addresses of the lists, below the administration's. */
import { screenPaths } from '@platzwart/domain/screen-paths';
export const listPaths = (administration: string) => ({
  all: `${administration}/${screenPaths.lists}`,
  one: (id: string) => `${administration}/${screenPaths.list(id)}`,
  /** The page of all lists with the form open: for a new one, or for this one. */
  create: `${administration}/${screenPaths.lists}?${parameters.create}=ja`,
  edit: (id: string) => `${administration}/${screenPaths.lists}?${parameters.edit}=${id}`,
});

export const parameters = { create: 'neu', edit: 'bearbeiten' } as const;
