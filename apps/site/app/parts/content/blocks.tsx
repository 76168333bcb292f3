import type { Block } from '@nordlys/contracts'
import { Icon, LinkButton } from '@nordlys/ui'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { imageUrl } from '../../ground/links/image-address.ts'
import { useLeadsOpen } from '../../ground/standing/standing-context.ts'
import { BlockGames } from './block-games.tsx'
import { LinkedText } from './linked-text.tsx'
import type { BlockGame } from './read-block-games.ts'
import './blocks.css'

export interface BlocksProps {
  blocks: readonly Block[]
  /** The games that the text shows. */
  games?: readonly BlockGame[]
}

/** An editor's text, each piece as the element it is. */
export function Blocks({ blocks, games = [] }: BlocksProps) {
  return (
    <div className="s-blocks">
      {blocks.map((block, place) => (
        // A text is replaced as a whole: a piece has no name but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Piece key={place} block={block} games={games} />
      ))}
    </div>
  )
}

function Piece({ block, games }: { block: Block; games: readonly BlockGame[] }) {
  switch (block.type) {
    case 'heading':
      return <h2 className="n-h3">{block.text}</h2>
    case 'paragraph':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      )
    case 'facts':
      return (
        <dl className="s-blocks__facts">
          {block.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <LinkedText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      )
    case 'question':
      return (
        <details className="s-blocks__question">
          <summary>
            {block.question}
            <Icon glyph={ChevronDown} size={18} />
          </summary>
          <p>
            <LinkedText text={block.answer} />
          </p>
        </details>
      )
    case 'games':
      return <BlockGames ids={block.gameIds} games={games} />
    case 'picture':
      return (
        <img
          className="s-blocks__picture"
          src={imageUrl(block.image)}
          alt={block.alt}
          loading="lazy"
        />
      )
    case 'button':
      return <WayOn text={block.text} address={block.address} />
  }
}

/** A way to what a player may not do is not shown. */
function WayOn({ text, address }: { text: string; address: string }) {
  const leadsOpen = useLeadsOpen()
  if (!leadsOpen(address)) return null
  return (
    <p>
      <LinkButton kind="primary" href={address}>
        {text}
      </LinkButton>
    </p>
  )
}
