import { toolchain } from '../../scripts/toolchain.ts';
import { mainFlows } from './main-flows.ts';
import { startWebKit } from './webkit.ts';

const { webkit } = toolchain();
mainFlows('WebKit', 'WebKitWebDriver, MiniBrowser and Xvfb', webkit === null ? null : () => startWebKit(webkit));
