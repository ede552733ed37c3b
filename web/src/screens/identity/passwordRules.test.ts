import { describe, expect, it } from 'vitest';
import { passwordFault, passwordRules } from './passwordRules';

const met = (password: string) => passwordRules.map((rule) => rule.isMet(password));

describe('the four rules', () => {
  it.each([
    ['', [false, false, false, false]],
    ['aB3$', [false, true, true, true]],
    ['Highway66!', [true, true, true, true]],
    ['highway66!', [true, true, false, true]],
    ['HIGHWAY66!', [true, true, false, true]],
    ['HighwaySix!', [true, true, true, false]],
    ['Highway66', [true, false, true, true]],
    ['Highway 66', [true, false, true, true]],
    ['Highwäy66€', [true, false, true, true]],
    [`aB3$${'x'.repeat(124)}`, [true, true, true, true]],
    [`aB3$${'x'.repeat(125)}`, [false, true, true, true]],
  ])('%s', (password, expected) => expect(met(password)).toEqual(expected));

  it.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('takes %s for a special character', (character) =>
    expect(met(`Highway66${character}`)).toEqual([true, true, true, true]),
  );
});

describe('the fault that is named', () => {
  it.each([
    ['', '', 'New password is required'],
    ['Highway66!', 'Highway66', 'Passwords do not match'],
    ['short', 'short', 'Password does not meet requirements. Please check the requirements below.'],
    ['Highway66!', 'Highway66!', null],
  ])('of %j confirmed as %j', (password, confirmation, fault) =>
    expect(passwordFault(password, confirmation)).toBe(fault),
  );
});
