/** The last resort: an error while rendering a view removes only that view, and says what to do. */
import { Component, type ReactNode } from 'react';
import { report } from '../report.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/states.tsx';
import { texts } from './texts.ts';

export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state: { isBroken: boolean } = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(problem: unknown) {
    report(problem, 'view');
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Failure
        level={1}
        title={texts.broken}
        action={
          <Button look="filled" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
        }
      >
        <p>{texts.brokenText}</p>
      </Failure>
    );
  }
}
