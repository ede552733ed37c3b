/** Re-encrypts second factors with the newest data key. It can stop at any moment and start again. */
import { record } from '../../audit/record.ts';
import { systemContext } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newest } from '../../platform/lib/keys.ts';
import { type FactorPlace, factorSealedWith, openFactor, sealFactor } from './sealedFactor.ts';

/** Re-encrypts every secret and hash that does not use the newest key. Returns how many. */
export const resealFactors = (services: Services): Promise<number> =>
  inTransaction(services.db, async (tx) => {
    const { keys } = services;
    const keyId = newest(keys.secondFactor).id;
    const startsWith = factorSealedWith(keyId);
    const again = (place: FactorPlace, sealed: string) => {
      const opened = openFactor(keys, place, sealed);
      return opened && sealFactor(keys, place, opened);
    };
    let resealed = 0;
    const apps = await tx.authenticatorApp.findMany({ where: { sealedSecret: { not: { startsWith } } } });
    for (const { userId, sealedSecret: before } of apps) {
      const sealedSecret = again({ column: 'AuthenticatorApp.sealedSecret', userId }, before);
      if (!sealedSecret) continue;
      const where = { userId, sealedSecret: before };
      resealed += (await tx.authenticatorApp.updateMany({ where, data: { sealedSecret } })).count;
    }
    const codes = await tx.recoveryCode.findMany({ where: { sealedHash: { not: { startsWith } } } });
    for (const { id, userId, sealedHash: before } of codes) {
      const sealedHash = again({ column: 'RecoveryCode.sealedHash', userId }, before);
      if (!sealedHash) continue;
      resealed += (await tx.recoveryCode.updateMany({ where: { id }, data: { sealedHash } })).count;
    }
    if (resealed > 0)
      await record(tx, systemContext(services), {
        action: 'SECOND_FACTORS_RESEALED',
        entityType: 'User',
        newValues: { sealed: resealed, keyId },
      });
    return resealed;
  });
