/** Receipts that may be the same as others: with the same file, or for the same day, amount and category. */
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { db, defineByKey } from '../../platform/sql/define.ts';
import { unnested } from '../../platform/sql/parts.ts';

/** The most duplicates to list for each receipt. */
const MOST = 3;

/** By the receipt's key, oldest first. A rejected receipt does not count as a duplicate. */
export const duplicatesOf = defineByKey({ ids: 'uuid[]' }, ({ ids }) =>
  db
    .selectFrom(unnested({ id: ids }, 'wanted'))
    .innerJoin('Receipt as receipt', 'receipt.id', 'wanted.id')
    .leftJoin('ReceiptFile as file', 'file.receiptId', 'receipt.id')
    .select((eb) => [
      'receipt.id as key',
      jsonBuildObject({
        sameFile: jsonArrayFrom(
          eb
            .selectFrom('ReceiptFile as copy')
            .innerJoin('Receipt as other', 'other.id', 'copy.receiptId')
            .innerJoin('User as owner', 'owner.id', 'other.userId')
            .whereRef('copy.sha256', '=', 'file.sha256')
            .whereRef('other.id', '<>', 'receipt.id')
            .orderBy('other.createdAt')
            .orderBy('other.id')
            .limit(MOST)
            .select(['other.userId', 'owner.firstName', 'owner.lastName', 'other.date']),
        ),
        sameExpense: jsonArrayFrom(
          eb
            .selectFrom('Receipt as other')
            .innerJoin('User as owner', 'owner.id', 'other.userId')
            .whereRef('other.date', '=', 'receipt.date')
            .whereRef('other.amount', '=', 'receipt.amount')
            .whereRef('other.category', '=', 'receipt.category')
            .where('other.status', '<>', 'REJECTED')
            .whereRef('other.id', '<>', 'receipt.id')
            .orderBy('other.createdAt')
            .orderBy('other.id')
            .limit(MOST)
            .select(['other.userId', 'owner.firstName', 'owner.lastName']),
        ),
      }).as('value'),
    ]),
);
