import {
  Tab as FluentTab,
  TabList as FluentTabList,
  RendererProvider,
  type TabListProps,
  type TabProps,
} from '@fluentui/react-components';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { renderer } from '../../../test/renderer';
import { Tab, TabList } from './Tabs';

const names = ['Days', 'Pay', 'History'];

function renderTabs(Row: ComponentType<TabListProps> = TabList, One: ComponentType<TabProps> = Tab) {
  const onTabSelect = vi.fn();
  const { container } = render(
    <RendererProvider renderer={renderer}>
      <Row selectedValue="Pay" onTabSelect={(_event, { value }) => onTabSelect(value)}>
        {names.map((name) => (
          <One key={name} value={name} className="tab">
            {name}
          </One>
        ))}
      </Row>
      <button type="button">After</button>
    </RendererProvider>,
  );
  return { container, onTabSelect, user: userEvent.setup({ delay: null }) };
}

const focused = () => document.activeElement?.textContent;

it('is entered and left with Tab, at the selected tab', async () => {
  const { user } = renderTabs();
  await user.tab();
  expect(screen.getByRole('tab', { selected: true })).toBe(document.activeElement);
  await user.tab();
  expect(focused()).toBe('After');
});

it('moves with the arrow keys, around the ends, and opens with Enter', async () => {
  const { user, onTabSelect } = renderTabs();
  await user.tab();
  for (const [key, name] of [
    ['ArrowRight', 'History'],
    ['ArrowRight', 'Days'],
    ['ArrowLeft', 'History'],
    ['Home', 'Days'],
    ['End', 'History'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(screen.getByRole('tab', { name })).toBe(document.activeElement);
  }
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByRole('tab', { name: 'History' })).toBe(document.activeElement);
  expect(onTabSelect).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onTabSelect).toHaveBeenCalledExactlyOnceWith('History');
});

it('renders the same as Fluent’s', () => {
  const draw = (container: HTMLElement) =>
    container.innerHTML.replace(/ (?:tabindex|data-tabster|style)="[^"]*"/g, '');
  const ours = draw(renderTabs().container);
  expect(ours).toBe(draw(renderTabs(FluentTabList, FluentTab).container));
});
