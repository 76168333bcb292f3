import { exactly, isText, isWhole, listOf, objectOf, optional } from '@nordlys/core'
import { amountText } from '../../../frame/amounts.ts'
import { AnswerLost, askServer } from '../../../frame/ask.ts'
import { element, setHidden, setText } from '../../../frame/element.ts'
import type { Frame } from '../../../frame/frame.ts'
import { icon } from '../../../frame/icons.ts'
import { texts } from '../../../frame/texts.ts'
import { texts as rouletteTexts } from '../shown/texts.ts'
import { type Slip, staked } from '../slip/slip.ts'
import type { ReadSlip } from './keeper.ts'

/** The parts of the table that favourites use. */
export interface FavouriteParts {
  readonly mode: Frame['mode']
  readonly read: ReadSlip
  playToken(): string
  lay(slip: Slip): void
}

/**
 * Modules that the page has loaded already. The late script is handed them: were it to import these
 * modules itself, the bundler would cut each of them out of what comes before the first bet, which
 * then weighs more.
 */
export const loaded = {
  ...{ element, setHidden, setText, icon, amountText, staked, askServer, AnswerLost },
  checks: { exactly, isText, isWhole, listOf, objectOf, optional },
  words: { ...rouletteTexts.favourites, tryAgain: texts.tryAgain },
}
export type Loaded = typeof loaded
