import type { TherapyRequest, WithId } from '@platzwart/domain/request';

export type WaitingRequest = WithId<TherapyRequest>;
