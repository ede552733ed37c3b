import { beforeEach, describe, expect, it } from 'vitest';
import { knownRow } from './batchPlan';
import { emptyDraft, getTouch, refreshed, withoutEdits, withPay, withTouch } from './boardDraft';
import { keepDraft, readDraft } from './draftStore';
import { createRow, WEEK } from './testRows';

const ann = createRow('Ann Ash', { proposed: [245, 245] });
const bo = createRow('Bo Birch', { proposed: [200], state: 'HELD' });
const [monday, tuesday] = ['2026-11-09', '2026-11-10'];

const typed = withPay(emptyDraft, knownRow(ann), monday, '100.00');

describe('a draft', () => {
  it('drops a row that is as proposed', () => {
    expect(withPay(typed, knownRow(ann), monday, '245.00').rows).toEqual({});
    const ticked = withTouch(emptyDraft, knownRow(bo), { isIncluded: true });
    expect(withTouch(ticked, knownRow(bo), { isIncluded: false }).rows).toEqual({});
  });

  it('keeps a typed zero where nothing is proposed', () => {
    const zero = withPay(emptyDraft, knownRow(ann), '2026-11-15', '0.00');
    expect(getTouch(zero, 'ann').pay).toEqual({ '2026-11-15': '0.00' });
  });

  it('resets a row’s amounts and leaves its checkbox unchanged', () => {
    const both = withTouch(typed, knownRow(ann), { expenses: '5.00', isIncluded: false });
    expect(getTouch(withoutEdits(both, knownRow(ann)), 'ann')).toEqual({ pay: {}, isIncluded: false });
  });
});

describe('after a refetch', () => {
  it('typed amounts stay, and the rest of the row follows', () => {
    const more = createRow('Ann Ash', { proposed: [245, 245, 245] });
    const draft = refreshed(typed, [more], false);
    expect(getTouch(draft, 'ann').pay).toEqual({ [monday]: '100.00' });
    expect(draft.rows.ann?.row.days[2]?.proposed).toBe(245_00);
  });

  it('a row that was paid meanwhile is dropped', () => {
    expect(refreshed(typed, [createRow('Ann Ash', { state: 'PROCESSED' })], false).rows).toEqual({});
  });

  it('a row of another page stays, and is dropped when all rows have loaded without it', () => {
    expect(refreshed(typed, [bo], false)).toBe(typed);
    expect(refreshed(typed, [bo], true).rows).toEqual({});
  });

  it('nothing happens if nothing has changed', () => {
    expect(refreshed(typed, [ann, bo], true)).toBe(typed);
  });
});

describe('the tab’s storage', () => {
  beforeEach(() => sessionStorage.clear());
  const place = { viewerId: 'User_1', week: WEEK };

  it('restores a draft after a reload, only for the same person and week', () => {
    const draft = withTouch({ ...typed, payDate: '2026-11-20' }, knownRow(bo), { isIncluded: true });
    keepDraft(place, draft);
    expect(readDraft(place)).toEqual(draft);
    expect(readDraft({ ...place, week: '2026-11-02' })).toEqual(emptyDraft);
    expect(readDraft({ ...place, viewerId: 'User_2' })).toEqual(emptyDraft);
  });

  it('stores nothing if nothing is left', () => {
    keepDraft(place, typed);
    keepDraft(place, withPay(typed, knownRow(ann), monday, '245.00'));
    expect(sessionStorage.length).toBe(0);
  });

  it('starts over from an unreadable draft', () => {
    keepDraft(place, typed);
    sessionStorage.setItem(sessionStorage.key(0)!, '{"rows":');
    expect(readDraft(place)).toEqual(emptyDraft);
  });

  it('keeps amounts of a second day as well', () => {
    keepDraft(place, withPay(typed, knownRow(ann), tuesday, '12.50'));
    expect(getTouch(readDraft(place), 'ann').pay).toEqual({ [monday]: '100.00', [tuesday]: '12.50' });
  });
});
