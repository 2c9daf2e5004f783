/** The handlers of calls in this folder. A short one may stand here itself. */
import { addDevice } from './add-device.ts';
import { removeDevice } from './remove-device.ts';
import { viewPushKey } from './view-push-key.ts';

export const deviceHandlers = {
  addDevice,
  removeDevice,
  viewPushKey,
};
