import { Icon, Link } from '@nordlys/ui'
import Heart from 'lucide-react/icons/heart'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { favouriteFormId } from './favourite-form.tsx'
import { useShelf } from './shelf-context.ts'

export interface FavouriteHeartProps {
  game: { gameId: string; title: string }
}

/** Marks the game; a visitor is led to the login and back. [GAME-05] */
export function FavouriteHeart({ game }: FavouriteHeartProps) {
  const t = useTexts()
  const { isPlayer, favourites, here } = useShelf()
  const { gameId, title } = game
  const glyph = <Icon glyph={Heart} size={18} />
  if (!isPlayer) {
    return (
      <Link
        href={`/log-ind?redirect=${encodeURIComponent(here)}`}
        className="s-heart"
        aria-label={t('slot_machines.favourite_log_in', { game: title })}
      >
        {glyph}
      </Link>
    )
  }
  const isMarked = favourites.has(gameId)
  const name = isMarked ? 'slot_machines.favourite_remove' : 'slot_machines.favourite_add'
  return (
    <button
      type="submit"
      form={favouriteFormId}
      name={isMarked ? 'fjern' : 'tilfoej'}
      value={gameId}
      className="s-heart"
      aria-label={t(name, { game: title })}
      data-marked={isMarked || undefined}
      onClick={(event) => {
        event.preventDefault()
        favourites.set(game, !isMarked)
      }}
    >
      {glyph}
    </button>
  )
}
