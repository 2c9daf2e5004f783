/** The part of `web-push` that we use; it comes without types. */
declare module 'web-push' {
  type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };
  type Options = {
    TTL: number;
    urgency: 'normal';
    topic: string;
    contentEncoding: 'aes128gcm';
    vapidDetails: { subject: string; publicKey: string; privateKey: string };
  };
  type Details = { method: string; headers: Record<string, string | number>; body: Buffer };
  const webPush: { generateRequestDetails(subscription: Subscription, payload: string, options: Options): Details };
  export default webPush;
}
