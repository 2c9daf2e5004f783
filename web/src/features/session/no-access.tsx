import { ButtonLink } from '../../ui/button.tsx';
import { Failure } from '../../ui/states.tsx';
import { texts } from './texts.ts';

/** Somebody without, or no longer with, a role in this practice. */
export function NoAccess() {
  const { title, text, toDashboard } = texts.noAccess;
  return (
    <Failure
      level={1}
      title={title}
      action={
        <ButtonLink to="/dashboard" look="filled">
          {toDashboard}
        </ButtonLink>
      }
    >
      <p>{text}</p>
    </Failure>
  );
}
