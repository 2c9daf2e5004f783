import { useEffect, useRef } from 'react';

export type Pictures = {
  keep: (picture: Blob) => string;
  at: (address: string) => Blob | undefined;
};

/** Object URLs of unsent pictures, revoked on unmount. */
export function usePictures(): Pictures {
  const byAddress = useRef(new Map<string, Blob>());
  useEffect(() => {
    const { current } = byAddress;
    return () => {
      for (const address of current.keys()) URL.revokeObjectURL(address);
    };
  }, []);
  return {
    keep: (picture) => {
      const address = URL.createObjectURL(picture);
      byAddress.current.set(address, picture);
      return address;
    },
    at: (address) => byAddress.current.get(address),
  };
}
