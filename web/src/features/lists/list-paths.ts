/** Addresses of the lists, below the administration's. */
export const listPaths = (administration: string) => ({
  all: `${administration}/listen`,
  one: (id: string) => `${administration}/listen/${id}`,
  /** The page of all lists with the form open: for a new list, or for this one. */
  create: `${administration}/listen?${parameters.create}=ja`,
  edit: (id: string) => `${administration}/listen?${parameters.edit}=${id}`,
});

export const parameters = { create: 'neu', edit: 'bearbeiten' } as const;
