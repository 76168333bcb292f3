import type { CardTokens } from '../payments/index.ts'
import type { PlayersContext } from '../players/index.ts'

const purpose = 'card-token'

/** Tokens of saved cards, encrypted under a purpose that opens nothing else. */
export function cardTokens(vault: PlayersContext['vault']): CardTokens {
  return {
    encrypt: (token) => vault.encrypt(purpose, token),
    decrypt: (encrypted) => vault.decrypt(purpose, encrypted),
    mark: (token) => vault.mark(purpose, token),
  }
}
