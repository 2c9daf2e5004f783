/** The code of every document but those that begin with `visit.ts`: the app, at once. */
import { start } from './start.tsx';

void start();
