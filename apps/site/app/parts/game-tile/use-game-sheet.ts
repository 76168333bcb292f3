import { importAgain } from '@nordlys/core'
import { type ComponentType, useCallback, useState } from 'react'
import { gameAddress } from '../../ground/links/game-address.ts'
import type { GameSheetProps } from './game-sheet.tsx'
import type { TileGame } from './tile-game.ts'

export interface OpenedSheet {
  /** Undefined until the first press has brought it. */
  Sheet: ComponentType<GameSheetProps> | undefined
  game: TileGame | undefined
  open: (game: TileGame) => void
  close: () => void
}

/**
 * The sheet of a pressed tile. It comes with the first press, since no page needs it before; where the
 * connection does not bring it, the press leads where the tile's link does.
 */
export function useGameSheet(way: 'money' | 'free'): OpenedSheet {
  const [Sheet, setSheet] = useState<ComponentType<GameSheetProps>>()
  const [game, setGame] = useState<TileGame>()
  const open = useCallback(
    (pressed: TileGame) => {
      setGame(pressed)
      importAgain(() => import('./game-sheet.tsx'), 'GameSheet').then(
        ({ GameSheet }) => setSheet(() => GameSheet),
        () => location.assign(gameAddress(way, pressed)),
      )
    },
    [way],
  )
  const close = useCallback(() => setGame(undefined), [])
  return { Sheet, game, open, close }
}
