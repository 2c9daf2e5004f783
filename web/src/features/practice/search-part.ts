/** All that searching needs, as one part: it comes while the page is there already. */
export { FoundPractices } from './found-practices.tsx';
export * from './practice-search-data.ts';
export { readFinder, searchWhenIdle } from './read-finder.ts';
export { Readings } from './readings.tsx';
