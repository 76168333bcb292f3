import { Toast, Toasts } from '@nordlys/ui'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'react-router'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { FavouriteForm } from './favourite-form.tsx'
import { type Pools, ShelfContext, type SpinsLeft } from './shelf-context.ts'
import { useFavourites } from './use-favourites.ts'
import { useGameSheet } from './use-game-sheet.ts'

export interface TileShelfProps {
  isPlayer: boolean
  /** The player's marks, as the page was made. */
  favourites: readonly string[]
  pools: Pools
  /** Where the player has spins left. */
  spins?: SpinsLeft
  children: ReactNode
}

/** Each tile says where a login leads back to; a longer choice is not worth saying sixty times. [FLT-61] */
const searchMax = 250

const noSpins: SpinsLeft = {}

/** Holds what the tiles below share: the player's marks, the pools and the sheet of a pressed tile. */
export function TileShelf(props: TileShelfProps) {
  const { isPlayer, favourites: marked, pools, spins = noSpins, children } = props
  const { pathname, search } = useLocation()
  const t = useTexts()
  const favourites = useFavourites(marked)
  const here = pathname + (search.length > searchMax ? '' : search)
  const mayPlay = useIsShown()('tile-for-money')
  const { Sheet, game, open, close } = useGameSheet(mayPlay ? 'money' : 'free')
  const shelf = useMemo(
    () => ({ isPlayer, mayPlay, favourites, pools, spins, here, open }),
    [isPlayer, mayPlay, favourites, pools, spins, here, open],
  )
  return (
    <ShelfContext value={shelf}>
      {isPlayer && <FavouriteForm here={here} />}
      {children}
      {Sheet && <Sheet game={game} onClose={close} />}
      <p className="n-visually-hidden" role="status">
        {favourites.told}
      </p>
      <Toasts>
        {favourites.failure && (
          <Toast
            tone="error"
            title={favourites.failure}
            dismissLabel={t('slot_machines.sheet_close')}
            onDismiss={favourites.dismiss}
          />
        )}
      </Toasts>
    </ShelfContext>
  )
}
