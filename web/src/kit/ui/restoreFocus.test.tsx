import { useRestoreFocusTarget } from '@fluentui/react-components';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { restoreFocus } from './restoreFocus';

it('is the mark that Fluent uses', () => {
  expect(restoreFocus).toEqual(renderHook(() => useRestoreFocusTarget()).result.current);
});
