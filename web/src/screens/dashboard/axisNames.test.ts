import { expect, it } from 'vitest';
import { axisNames } from './axisNames';

it('distinguishes everybody, in as few letters as possible', () => {
  const people = ['Ann Ash', 'Bo Birch', 'Cy Birch', 'Cora Birch'].map((name) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    return { firstName, lastName };
  });
  expect(axisNames(people)).toEqual(['Ash', 'B. Birch', 'C. Birch', 'C. Birch (2)']);
});
