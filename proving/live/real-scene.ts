import { secret, systemClock, systemRandom } from '@nordlys/core'
import { WalletStandIn } from '../../apps/games/test/wallet-stand-in.ts'
import { freePort } from '../../operations/postgres/free-port.ts'
import { MortalProgram } from '../kill/mortal-program.ts'
import { rowsOf } from '../kill/rows.ts'
import type { CopyConfig } from './copy-process.ts'
import { fastClock } from './fast-time.ts'

export type RealScene = Awaited<ReturnType<typeof openRealScene>>

/** Two game servers in processes of their own, on one database, and a wallet by the wire. */
export async function openRealScene(databaseUrl: string) {
  await using stack = new AsyncDisposableStack()
  const fastFromMs = systemClock.now().getTime()
  const clock = fastClock(fastFromMs)
  const walletSecret = secret(systemRandom)
  const wallet = stack.use(new WalletStandIn(walletSecret, () => clock.now().getTime()))
  const platformUrl = await wallet.listen()
  const tokenSecret = secret(systemRandom)
  const plenty = { burst: 100_000, perSecond: 1_000 }
  const copies: MortalProgram<CopyConfig>[] = []
  for (const _ of ['one', 'two']) {
    const program = new URL('./copy-process.ts', import.meta.url)
    const copy = new MortalProgram<CopyConfig>(program, {
      ...{ port: await freePort(), host: '127.0.0.1', databaseUrl, platformUrl, walletSecret },
      ...{ tokenSecret, siteUrl: 'http://localhost:3000', fastFromMs },
      freeLimits: { opening: plenty, spin: plenty, reading: plenty, line: plenty },
    })
    copies.push(stack.use(copy))
    await copy.start()
  }
  const opened = stack.move()
  return {
    copies,
    wallet,
    /** The copy that owns the table; undefined while none does. */
    async owner(): Promise<MortalProgram<CopyConfig> | undefined> {
      const [row] = await rowsOf(
        databaseUrl,
        'SELECT address FROM games.live_table WHERE until > clock_timestamp() AND id = $1',
        ['faelles-roulette'],
      )
      return copies.find(({ url }) => url === row?.address)
    },
    rows: (query: string) => rowsOf(databaseUrl, query),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}
