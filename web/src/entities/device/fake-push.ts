/** For tests: a browser that can show push notices; its push service is in memory. */
import { vi } from 'vitest';

type Fake = {
  permission: NotificationPermission;
  /** What the user answers when asked. */
  answer: NotificationPermission;
  endpoint: string | undefined;
  isRegistered: boolean;
  /** Whether the push service cannot be reached. */
  isCutOff: boolean;
  /** The key it subscribed for, as bytes. */
  key: Uint8Array;
};

export function fakePush(given: Partial<Fake> = {}): Fake {
  const fake: Fake = {
    permission: 'default',
    answer: 'granted',
    endpoint: undefined,
    isRegistered: given.endpoint !== undefined,
    isCutOff: false,
    key: new Uint8Array([1, 2, 3]),
    ...given,
  };
  const subscription = () =>
    fake.endpoint === undefined
      ? null
      : {
          endpoint: fake.endpoint,
          options: { applicationServerKey: fake.key.buffer },
          toJSON: () => ({ endpoint: fake.endpoint, keys: { p256dh: 'P', auth: 'A' } }),
          unsubscribe: async () => {
            fake.endpoint = undefined;
            return true;
          },
        };
  const registration = {
    pushManager: {
      getSubscription: async () => subscription(),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
        if (fake.isCutOff) throw new DOMException('Registration failed', 'AbortError');
        fake.key = applicationServerKey;
        fake.endpoint = `https://push.example/${applicationServerKey.join('-')}`;
        return subscription();
      },
    },
    unregister: async () => {
      fake.isRegistered = false;
      return true;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return fake.permission;
    },
    requestPermission: async () => {
      fake.permission = fake.answer;
      return fake.answer;
    },
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => (fake.isRegistered ? registration : undefined),
      register: async () => {
        fake.isRegistered = true;
        return registration;
      },
      get ready() {
        return Promise.resolve(registration);
      },
    },
  });
  return fake;
}

export function endFakePush(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
