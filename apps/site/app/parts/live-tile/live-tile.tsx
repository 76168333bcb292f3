import { checkedAnswer, formatCount } from '@nordlys/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { browserTime } from '../../ground/browser/surroundings.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { GameTile, type GameTileProps } from '../game-tile/game-tile.tsx'
import { isLiveReading, LiveReadings } from './live-readings.ts'
import { type LiveStand, unknownStand } from './live-stand.ts'
import './live-tile.css'

const readings = new LiveReadings({
  time: browserTime,
  isHidden: () => document.hidden,
  async ask() {
    const response = await fetch('/api/live').catch(() => undefined)
    return response?.ok ? checkedAnswer(response, isLiveReading) : undefined
  },
})

interface LiveTileProps extends GameTileProps {
  /** As the page was made; undefined where nothing was known. */
  stand: LiveStand | undefined
}

/** A live table in a list: the tile of every game, and under it how the table stands. [GAME-03] */
export function LiveTile({ stand, ...tile }: LiveTileProps) {
  const host = useRef<HTMLLIElement>(null)
  const now = useStand(host, tile.game.gameId, stand ?? unknownStand)
  return (
    <li ref={host} className="s-live-tile">
      <GameTile {...tile} />
      <StandOfTable stand={now} />
    </li>
  )
}

/** All lines are there in every state, so that nothing moves when it changes. */
function StandOfTable({ stand: { state, latest, playersFrom } }: { stand: LiveStand }) {
  const t = useTexts()
  const players =
    playersFrom === undefined
      ? t('live.players_few')
      : t('live.players', { count: formatCount(playersFrom) })
  return (
    <div className="s-live-tile__stand">
      <p className="s-live-tile__source">{t('live.source')}</p>
      <p className="s-live-tile__latest">
        <span className="n-visually-hidden">{t('live.latest')}</span>
        {latest.length === 0 && <span>{t('live.latest_none')}</span>}
        {latest.map(({ text, tone = 'plain', name }, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the same number may stand twice among them.
            key={`${place} ${text}`}
            className={`s-live-tile__number is-${tone}`}
            {...(name && { role: 'img', 'aria-label': name })}
          >
            {text}
          </span>
        ))}
      </p>
      <p className="s-live-tile__state" data-state={state}>
        <span>{t(`live.state_${state}`)}</span>
        <span>{state === 'open' || state === 'closing' ? players : ''}</span>
      </p>
    </div>
  )
}

/** Read again and again while the tile is in view. */
function useStand(host: RefObject<Element | null>, gameId: string, atFirst: LiveStand): LiveStand {
  const [stand, setStand] = useState(atFirst)
  useEffect(() => {
    const tile = host.current
    if (!tile) return undefined
    let leave: (() => void) | undefined
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? false
      if (isInView) leave ??= readings.subscribe((all) => setStand(all[gameId] ?? unknownStand))
      else {
        leave?.()
        leave = undefined
      }
    })
    observer.observe(tile)
    return () => {
      observer.disconnect()
      leave?.()
    }
  }, [host, gameId])
  return stand
}
