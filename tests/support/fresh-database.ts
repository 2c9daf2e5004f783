/**
 * A setup file that runs before each file of functions tests is loaded, so that every file's
 * `database()` is its own.
 */
import { freshDatabase } from './practice-under-test.ts';

await freshDatabase();
