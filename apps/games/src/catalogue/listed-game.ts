import type { GameFeature, MechanicId, Volatility } from '@nordlys/game-math'

/** A game as lists show it, known without opening it. */
export interface ListedGame {
  readonly id: string
  readonly titleDa: string
  readonly studio: string
  /** Its theme's slug. */
  readonly theme: string
  readonly mechanic: MechanicId
  readonly definitionHash: string
  readonly wayToWinDa: string
  readonly lines: number
  readonly features: readonly GameFeature[]
  readonly stakesOre: readonly number[]
  readonly rtpPercent: number
  readonly hitRate: number
  readonly volatility: Volatility
  readonly maxWinBets: number
  /** `2026-11-19`. */
  readonly releasedAt: string
  /** The tile's prevailing colour, and the widths in pixels that it is there in. */
  readonly tile: { readonly colour: string; readonly widths: readonly number[] }
  /** The folder of its pictures, below `public/art`. */
  readonly artFolder: string
}
