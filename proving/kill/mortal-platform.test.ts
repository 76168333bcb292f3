import { standInsAt } from '@nordlys/core'
import { expect, test } from 'vitest'
import { freePort } from '../../operations/postgres/free-port.ts'
import { createSecrets } from '../../world/config/secrets.ts'
import { MortalPlatform } from './mortal-platform.ts'

test('[LED-03] a copy that cannot start says so, and leaves nothing to wait for', async () => {
  const { cprKey, lookupKey, walletSecret, siteCredential } = createSecrets()
  const nobody = `127.0.0.1:${await freePort()}`
  const start = async () => {
    await using platform = new MortalPlatform({
      port: await freePort(),
      host: '127.0.0.1',
      siteUrl: `http://${nobody}`,
      databaseUrl: `postgres://${nobody}/none`,
      outside: standInsAt(`http://${nobody}`),
      secrets: { cprKey, lookupKey, walletSecret, serviceCredentials: { site: siteCredential } },
    })
    await platform.start()
  }
  await expect(start()).rejects.toThrow('it did not start')
}, 60_000)
