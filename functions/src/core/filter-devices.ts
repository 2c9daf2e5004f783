import type { Device, MemberDevices } from '@platzwart/domain/team/devices';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

/** Removes a member's devices other than these. `read` in the same transaction. */
export function filterDevices(
  tx: Transaction,
  read: DocumentSnapshot<MemberDevices>,
  stays: (device: Device) => boolean,
): void {
  const devices = read.data()?.devices ?? [];
  const left = devices.filter(stays);
  if (left.length === devices.length) return;
  if (left.length === 0) tx.delete(read.ref);
  else tx.update(read.ref, { devices: left });
}
