import { type Call, readDepositOptions, readPromisedOffer } from '@nordlys/contracts'
import { kroner } from '@nordlys/core'

/** The offer of the next deposit, to every call that tells of it. */
export function promisedAnswers(promised: () => object): [Call, (asked: never) => unknown][] {
  return [
    [readPromisedOffer, () => ({ ok: true, ...promised() })],
    [
      readDepositOptions,
      () => ({
        ok: true,
        methods: [{ method: 'card', minimumOre: kroner(100), maximumOre: kroner(50_000) }],
        quickAmountsOre: [],
        limits: [],
        promised: promised(),
        cashierUrl: 'http://127.0.0.1:3003/cashier',
        merchantId: 'nordlys',
        cards: [],
        challengeWidths: {},
      }),
    ],
  ]
}
