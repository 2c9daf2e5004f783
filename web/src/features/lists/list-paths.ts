/** Addresses of the lists, below the administration's. */
import { screenPaths } from '@platzwart/domain/screen-paths';
export const listPaths = (administration: string) => ({
  all: `${administration}/${screenPaths.lists}`,
  one: (id: string) => `${administration}/${screenPaths.list(id)}`,
  /** The page of all lists with the form open: for a new one, or for this one. */
  create: `${administration}/${screenPaths.lists}?${parameters.create}=ja`,
  /** The same, with conditions to begin with. */
  createFrom: (tags: readonly string[], locationId: string) => {
    const params = new URLSearchParams([
      [parameters.create, 'ja'],
      ...tags.map((id) => [parameters.tag, id]),
    ]);
    if (locationId !== '') params.set(parameters.location, locationId);
    return `${administration}/${screenPaths.lists}?${params}`;
  },
  edit: (id: string) => `${administration}/${screenPaths.lists}?${parameters.edit}=${id}`,
});

export const parameters = {
  create: 'neu',
  edit: 'bearbeiten',
  tag: 'schlagwort',
  location: 'standort',
} as const;
