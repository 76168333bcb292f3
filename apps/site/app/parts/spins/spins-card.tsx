import { Card, Link, ProgressTrack, StatusTag } from '@nordlys/ui'
import { useIsShown } from '../../ground/standing/standing-context.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import './spins.css'
import type { SpinsGame, SpinsWords } from './spins-words.ts'

/** Spins that are left, until when, and where they are played. [SCREEN-14] */
export function SpinsCard({ words }: { words: SpinsWords }) {
  const t = useTexts()
  const isShown = useIsShown()
  const { left, played, share, facts, soon, games } = words
  return (
    <Card title={t('spins.title')} aside={<StatusTag tone="bonus">{left}</StatusTag>}>
      <div className="s-spins">
        <div className="s-spins__bar">
          <p className="n-small n-text-2">{played}</p>
          <ProgressTrack kind="bonus" label={t('spins.title')} share={share} valueText={played} />
        </div>
        <dl className="n-facts s-spins__facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {soon && <p className="n-small">{soon}</p>}
        {isShown('spins-badge') && <Games games={games} />}
        <p className="n-small n-text-2">
          {isShown('tile-for-money') ? t('spins.cash') : t('spins.not_now')}
        </p>
      </div>
    </Card>
  )
}

function Games({ games }: { games: readonly SpinsGame[] }) {
  const t = useTexts()
  return (
    <div>
      <h3 className="n-label">{t('spins.play_in')}</h3>
      <ul className="s-spins__games">
        {games.map(({ gameId, title, href, image }) => (
          <li key={gameId}>
            <Link className="s-spins__game" href={href}>
              <span className="s-spins__picture" style={{ background: image?.colour }}>
                {image && <img src={image.src} alt="" width={42} height={56} loading="lazy" />}
              </span>
              <span translate="no">{title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
