import type { JackpotTierNow } from '@nordlys/contracts'
import { createContext, useContext } from 'react'
import type { TileGame } from './tile-game.ts'
import type { Favourites } from './use-favourites.ts'

/** The largest tier of each network, by the network's key: what a tile of its games shows. */
export type Pools = Readonly<Record<string, JackpotTierNow>>

/** How many promised spins are left in a game, by its id. */
export type SpinsLeft = Readonly<Record<string, number>>

/** The context that every tile of a page needs. */
export interface Shelf {
  readonly isPlayer: boolean
  /** Whether its tiles lead to play for money: for who may play, and for visitors, who log in first. */
  readonly mayPlay: boolean
  readonly favourites: Favourites
  readonly pools: Pools
  readonly spins: SpinsLeft
  /** Where a login leads back to. */
  readonly here: string
  readonly open: (game: TileGame) => void
}

export const ShelfContext = createContext<Shelf | undefined>(undefined)

export function useShelf(): Shelf {
  const shelf = useContext(ShelfContext)
  if (!shelf) throw new Error('a tile stands on no shelf')
  return shelf
}
