/** Demo accounts. The login page imports this in emulator mode: no Node and no Firebase here. */
import type { Role } from '@platzwart/domain/team/member';

export type DemoAccount = {
  readonly uid: string;
  /** The person's Google id, as the emulator's sign-in reports it. */
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  /** Slug, '' without a practice. */
  readonly practice: string;
  readonly role: Role | null;
  readonly note: string;
};

/** Password of every demo account, in addition to Google sign-in. */
export const demoPassword = 'platzwart';

export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: 'demo-anna',
    sub: '1001',
    email: 'anna.berger@praxis-lindenhof.example',
    name: 'Anna Berger',
    practice: 'logopaedie-lindenhof',
    role: 'administrator',
    note: 'große Praxis, zwei Standorte, Abo',
  },
  {
    uid: 'demo-jonas',
    sub: '1002',
    email: 'jonas.hofer@praxis-lindenhof.example',
    name: 'Jonas Hofer',
    practice: 'logopaedie-lindenhof',
    role: 'therapist',
    note: 'bearbeitet Anfragen',
  },
  {
    uid: 'demo-mira',
    sub: '1003',
    email: 'mira.seidl@praxis-lindenhof.example',
    name: 'Mira Seidl',
    practice: 'logopaedie-lindenhof',
    role: 'viewer',
    note: 'liest nur mit',
  },
  {
    uid: 'demo-katrin',
    sub: '1004',
    email: 'katrin.vogel@praxis-sonnenblick.example',
    name: 'Katrin Vogel',
    practice: 'ergotherapie-sonnenblick',
    role: 'administrator',
    note: 'Testzeit endet in zwei Tagen',
  },
  {
    uid: 'demo-stefan',
    sub: '1005',
    email: 'stefan.moser@praxis-stadtpark.example',
    name: 'Stefan Moser',
    practice: 'physiotherapie-am-stadtpark',
    role: 'administrator',
    note: 'gesperrt, Testzeit abgelaufen',
  },
  {
    uid: 'demo-lena',
    sub: '1006',
    email: 'lena.brandt@praxis-weitblick.example',
    name: 'Lena Brandt',
    practice: 'psychotherapie-weitblick',
    role: 'administrator',
    note: 'nimmt zurzeit keine Anfragen an',
  },
  {
    uid: 'demo-jana',
    sub: '1008',
    email: 'jana.richter@praxis-rosental.example',
    name: 'Jana Richter',
    practice: 'logopaedie-am-rosental',
    role: 'administrator',
    note: 'Praxis in Leipzig',
  },
  {
    uid: 'demo-paul',
    sub: '1007',
    email: 'paul.neumann@praxis-neu.example',
    name: 'Paul Neumann',
    practice: '',
    role: null,
    note: 'noch ohne Praxis, zum Registrieren',
  },
];
