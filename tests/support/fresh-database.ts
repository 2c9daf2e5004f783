/** Before each file of tests about functions, as soon as it is loaded: what it makes of `database()` then is its own. */
import { freshDatabase } from './practice-under-test.ts';

await freshDatabase();
