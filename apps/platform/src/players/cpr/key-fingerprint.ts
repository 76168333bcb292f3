import { createHmac } from 'node:crypto'
import type { Db } from '../../db/index.ts'
import type { VaultKeys } from './cpr-vault.ts'

/**
 * Refuses to start with keys that are not this database's: numbers could not be decrypted, and one
 * person could register twice. The first start notes what its keys look like from outside.
 */
export async function checkKeyFingerprint(db: Db, keys: VaultKeys): Promise<void> {
  const names = new Map<string, Uint8Array>([['lookup', keys.lookupKey]])
  for (const [id, key] of keys.encryptionKeys) names.set(`encryption ${id}`, key)
  for (const [keyName, key] of names) {
    const fingerprint = createHmac('sha256', key).update('nordlys key fingerprint').digest()
    await db
      .insertInto('players_key_fingerprint')
      .values({ key_name: keyName, fingerprint })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const noted = await db
      .selectFrom('players_key_fingerprint')
      .select('fingerprint')
      .where('key_name', '=', keyName)
      .executeTakeFirstOrThrow()
    if (!noted.fingerprint.equals(fingerprint)) {
      throw new Error(
        `The key "${keyName}" is not the one this database was made with: start with the right key.`,
      )
    }
  }
}
