/**
 * Who may do what, as a table: whoever gives a role reads it here. The one right that a practice
 * decides about is a switch in it.
 */

import { Role } from '@platzwart/domain/team/member';
import { may } from '@platzwart/domain/team/permission';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { run } from '../../calls/run.ts';
import { useOptimisticValue } from '../../calls/use-optimistic-value.ts';
import { roleNames } from '../../entities/member/role-texts.ts';
import { useAccount } from '../../entities/practice/queries.ts';
import { FieldError } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import styles from './members.module.css';
import { texts } from './texts.ts';

const t = texts.rights;

type Props = { slug: string; roles: readonly Role[]; mayChange: boolean };

export function Rights({ slug, roles, mayChange }: Props) {
  const id = useId();
  const live = useAccount(slug);
  const account = live.status === 'loaded' ? live.value : undefined;
  // Takes effect immediately, in a locked practice too: it is about rights.
  const exports = useOptimisticValue(account?.viewersMayExport ?? false, (allowed) =>
    run('setViewerExports', { companySlug: slug, allowed }),
  );
  const rows: [label: string, cell: (role: Role) => ReactNode][] = [
    [t.look, () => <Sign is />],
    [t.change, (role) => <Sign is={may(role, 'changeRequests')} />],
    [
      t.save,
      (role) =>
        may(role, 'changeRequests') || !mayChange || !account ? (
          <Sign is={may(role, 'changeRequests') || exports.value} />
        ) : (
          <Switch
            label={<span className="visually-hidden">{t.viewersSave(roleNames.viewer)}</span>}
            isOn={exports.value}
            onChange={exports.change}
          />
        ),
    ],
    [t.availability, (role) => <Sign is={may(role, 'changeAvailability')} />],
    [t.settings, (role) => <Sign is={may(role, 'changeSettings')} />],
    [t.team, (role) => <Sign is={may(role, 'changeSettings')} />],
  ];
  return (
    <section className="stack gap-2" aria-labelledby={id}>
      <h2 id={id} className="h3">
        {t.title}
      </h2>
      <table className={`full small ${styles.rights}`} aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {Role.options.map((role) => (
              <th key={role} scope="col">
                {t.narrow(roleNames[role])}
                <span className="hint block regular">
                  {t.people(roles.filter((one) => one === role).length)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {Role.options.map((role) => (
                <td key={role}>{cell(role)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div role="alert">
        <FieldError id={`${id}-problem`} error={exports.problem?.message} />
      </div>
      <p className="hint">{t.recorded}</p>
    </section>
  );
}

function Sign({ is }: { is: boolean }) {
  return is ? (
    <>
      <Check size={18} aria-hidden="true" />
      <span className="visually-hidden">{t.yes}</span>
    </>
  ) : (
    <>
      <span className="muted" aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">{t.no}</span>
    </>
  );
}
