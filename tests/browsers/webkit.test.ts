import { found } from '../../scripts/found.ts';
import { mainWays } from './main-ways.ts';
import { startWebKit } from './webkit.ts';

const { webkit } = found();
mainWays('WebKit', 'WebKitWebDriver, MiniBrowser and Xvfb', webkit === null ? null : () => startWebKit(webkit));
