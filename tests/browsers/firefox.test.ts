import { toolchain } from '../../scripts/toolchain.ts';
import { startFirefox } from './firefox.ts';
import { mainFlows } from './main-flows.ts';

const { firefox } = toolchain();
mainFlows('Firefox', 'firefox', firefox === null ? null : () => startFirefox(firefox));
