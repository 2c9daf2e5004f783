import { useEffect, useRef } from 'react';

export type Pictures = { keep: (picture: Blob) => string; at: (address: string) => Blob | undefined };

/** Pictures that were not sent yet, by local addresses at which they can be shown; given back with the page. */
export function usePictures(): Pictures {
  const kept = useRef(new Map<string, Blob>());
  useEffect(() => {
    const { current } = kept;
    return () => {
      for (const address of current.keys()) URL.revokeObjectURL(address);
    };
  }, []);
  return {
    keep: (picture) => {
      const address = URL.createObjectURL(picture);
      kept.current.set(address, picture);
      return address;
    },
    at: (address) => kept.current.get(address),
  };
}
