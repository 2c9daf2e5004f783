import { toolchain } from '../../scripts/toolchain.ts';
import { startFirefox } from './firefox.ts';
import { mainFlows } from './main-flows.ts';

const { firefox, skipped } = toolchain();
mainFlows(
  'Firefox',
  skipped.firefox ?? 'no firefox here',
  firefox === null ? null : () => startFirefox(firefox),
);
