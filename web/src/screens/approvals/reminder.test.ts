import { expect, it } from 'vitest';
import { reminderLink } from './reminder';

const about = { monday: '2026-11-09', portal: 'https://portal.example.com' };

it('addresses one person and names the week', () => {
  const link = new URL(reminderLink({ ...about, to: ['ada+freight@example.com'] }));
  expect(decodeURIComponent(link.pathname)).toBe('ada+freight@example.com');
  expect(link.searchParams.get('subject')).toBe('Your days for Nov 9 – 15, 2026');
  expect(link.searchParams.get('body')).toContain('https://portal.example.com/dashboard/time-logs');
  expect(link.searchParams.get('bcc')).toBeNull();
});

it('addresses several without showing them to each other', () => {
  const link = new URL(reminderLink({ ...about, to: ['ada@example.com', 'dario@example.com'] }));
  expect(link.pathname).toBe('');
  expect(link.searchParams.get('bcc')).toBe('ada@example.com,dario@example.com');
});
