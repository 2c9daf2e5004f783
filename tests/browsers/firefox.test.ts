import { found } from '../../scripts/found.ts';
import { startFirefox } from './firefox.ts';
import { mainWays } from './main-ways.ts';

const { firefox } = found();
mainWays('Firefox', 'firefox', firefox === null ? null : () => startFirefox(firefox));
