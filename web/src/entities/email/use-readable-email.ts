import { useEffect, useState } from 'react';

/** The address as people write it. What decodes it loads only for a domain that needs it. */
export function useReadableEmail(address: string): string {
  const [decoded, setDecoded] = useState({ address: '', readable: '' });
  useEffect(() => {
    if (!/[@.]xn--/i.test(address)) return;
    void import('@platzwart/domain/contact/readable-email').then(
      ({ readableEmail }) => setDecoded({ address, readable: readableEmail(address) }),
      () => undefined,
    );
  }, [address]);
  return decoded.address === address ? decoded.readable : address;
}
