import { toolchain } from '../../scripts/toolchain.ts';
import { mainFlows } from './main-flows.ts';
import { startWebKit } from './webkit.ts';

const { webkit } = toolchain();
mainFlows(
  'WebKit',
  'no WebKitWebDriver, MiniBrowser and Xvfb here',
  webkit === null ? null : () => startWebKit(webkit),
);
