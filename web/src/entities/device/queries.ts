import { paths } from '@platzwart/domain/paths';
import { MemberDevices } from '@platzwart/domain/team/devices';
import { useLiveDocument } from '../../firebase/use-live.ts';

/** The user's own browsers that get push notices of the practice; no document if there are none. */
export const useDevices = (slug: string, uid: string) =>
  useLiveDocument(paths.devicesOf(slug, uid), MemberDevices);
