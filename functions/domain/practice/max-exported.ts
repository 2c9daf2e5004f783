/**
 * The latest vacancies, and lines of one request's history, in a practice's export: members may store
 * any number. Of the log: `maxExportedEntries`.
 */
export const maxExported = { vacancies: 2000, history: 2000 } as const;
