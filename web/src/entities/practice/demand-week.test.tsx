import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DemandWeek } from './demand-week.tsx';

test('says when many want to come, whatever the location, and is not there while too few wait', () => {
  const { rerender, container } = render(
    <DemandWeek levels={{ 'a_1_0800-0900': 'low', 'a_2_0800-0900': 'high', 'b_2_0900-1000': 'high', 'b_3_0900-1000': 'medium' }} />,
  );
  expect(screen.getByRole('img', { name: /^Viel gefragt: Di\s8–10$/ })).toBeTruthy();
  rerender(<DemandWeek levels={{ 'a_1_0800-0900': 'medium' }} />);
  expect(screen.getByRole('img', { name: 'Überall ähnlich gefragt' })).toBeTruthy();
  rerender(<DemandWeek levels={{}} />);
  expect(container.innerHTML).toBe('');
});
