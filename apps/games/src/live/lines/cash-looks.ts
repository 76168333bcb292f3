import { type Wallet, WalletDown } from '../../wallet/index.ts'

/** Asked for at one moment by all lines of a copy; a look takes the wallet some milliseconds. */
const atOnceMax = 32

type Heard = Awaited<ReturnType<Wallet['balance']>>

/**
 * The wallet as lines ask it. Thousands bet in the last seconds of a betting: their cash is looked up for few
 * at a time, and a bet whose cash nobody knows goes on, because the books judge it all the same. (LV2)
 */
export class CashLooks {
  readonly #wallet: Pick<Wallet, 'balance' | 'isRevoked'>
  #free = atOnceMax

  constructor(wallet: Pick<Wallet, 'balance' | 'isRevoked'>) {
    this.#wallet = wallet
  }

  isRevoked(playSession: string): Promise<boolean> {
    return this.#wallet.isRevoked(playSession)
  }

  /** Undefined where too many ask, or the wallet does not answer. */
  async balance(playSession: string): Promise<Heard | undefined> {
    if (this.#free === 0) return undefined
    this.#free -= 1
    try {
      return await this.#wallet.balance(playSession)
    } catch (error) {
      if (!(error instanceof WalletDown)) throw error
      return undefined
    } finally {
      this.#free += 1
    }
  }
}
