/** The attackers, and what each may do anyway. */
import type { RoleName } from 'rules/roles';

export interface Attack {
  name: string;
  start: 'person' | 'stolen session' | 'stolen access token' | 'stranger';
  roles: readonly RoleName[];
  /** Whether the attacker may read other people's taxpayer numbers. */
  readsNumbers: boolean;
  paysOthers: boolean;
  /** Only tries to pay out more than one person may. */
  isAfterMoney?: true;
  /** Whether the short form tries it: attackers who are close to more rights, or who hold another person's. */
  isInShort?: true;
  /** The steps that the short form tries for an attacker with nearly all rights; the long form tries the rest too. */
  shortly?: RegExp;
  /** The steps that the short form tries last: an earlier step may have made them possible. */
  lastly?: RegExp;
}

const person = (name: string, roles: readonly RoleName[], may: Partial<Attack> = {}): Attack => ({
  ...{ name, roles, start: 'person', readsNumbers: false, paysOthers: false },
  ...may,
});

export const ATTACKS: readonly Attack[] = [
  person('human resources', ['HR']),
  person('a manager', ['Manager'], { paysOthers: true }),
  person('an accountant', ['Accountant'], { readsNumbers: true }),
  person('an administrator', ['IT_Admin', 'Manager'], {
    readsNumbers: true,
    paysOthers: true,
    isInShort: true,
    shortly:
      /(add a contractor|(pay|archive|delete|deactivate|reset the password of|take IT_Admin from) (ghost|self|admin)( for good)?)$/,
  }),
  person('an administrator with a second account', ['IT_Admin', 'Manager'], {
    ...{ readsNumbers: true, paysOthers: true, isAfterMoney: true },
    lastly: /(approve what waits|record the payment|take the bank file|switch the limit off)$/,
  }),
  person('a driver', []),
  person('someone with an administrator’s session', [], {
    start: 'stolen session',
    paysOthers: true,
    isInShort: true,
  }),
  person('someone with an administrator’s access token', [], {
    start: 'stolen access token',
    paysOthers: true,
  }),
  person('a stranger', [], { start: 'stranger' }),
];
