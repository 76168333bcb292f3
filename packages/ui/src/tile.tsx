import type { MouseEvent, ReactNode } from 'react'
import { Link } from './link.tsx'
import { LinkButton } from './link-button.tsx'

interface TileImage {
  avif: string
  webp: string
  /** The picture's main colour, shown until it arrives. */
  colour: string
  /** The widths it is there in, in pixels; of 180 the file's name ends in `@0.5x`. */
  widths: readonly number[]
}

export interface TileWay {
  text: string
  href: string
  icon?: ReactNode
}

export interface TileProps {
  name: string
  /** One line under the name. */
  note: string
  image: TileImage
  /** How wide it is shown, as the `sizes` of a picture. */
  sizes: string
  href: string
  /** The ways to play, the first of them in colour. */
  ways: readonly [TileWay, TileWay?]
  fact: string
  badge?: { text: ReactNode; kind?: 'new' | 'pool' | 'spins' | undefined } | undefined
  /** The element in the upper right corner: the heart. */
  corner?: ReactNode
  /** The first row's pictures are wanted at once, the rest when they come near. */
  eager?: boolean
  /** Instead of the address, when it is pressed. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function Tile(props: TileProps) {
  const { name, note, href, ways, fact, badge, corner, onPress } = props
  const [first, second] = ways
  return (
    <article className="n-tile">
      <div className="n-tile__frame">
        <Link
          href={href}
          className="n-tile__link"
          aria-label={name}
          {...(onPress && { onClick: onPress })}
        >
          <TilePicture {...props} />
        </Link>
        {badge && (
          <span className={`n-tile__badge${badge.kind ? ` n-tile__badge--${badge.kind}` : ''}`}>
            {badge.text}
          </span>
        )}
        <div className="n-tile__actions" data-theme="dark">
          <LinkButton kind="primary" href={first.href} icon={first.icon}>
            {first.text}
          </LinkButton>
          {second && (
            <LinkButton size="small" href={second.href}>
              {second.text}
            </LinkButton>
          )}
          <span>{fact}</span>
        </div>
        {corner && <div className="n-tile__corner">{corner}</div>}
      </div>
      <span className="n-tile__name" translate="no">
        {name}
      </span>
      <span className="n-tile__note">{note}</span>
    </article>
  )
}

export function TilePicture({
  image,
  sizes,
  eager = false,
}: Pick<TileProps, 'image' | 'sizes' | 'eager'>) {
  const avif = sourcesOf(image.avif, image.widths)
  const webp = sourcesOf(image.webp, image.widths)
  return (
    <span className="n-tile__image" style={{ background: image.colour }}>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img
          src={image.webp}
          srcSet={webp}
          sizes={sizes}
          alt=""
          width={360}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </span>
  )
}

function sourcesOf(path: string, widths: readonly number[]): string {
  return widths
    .map((width) => `${width === 180 ? path.replace(/(\.\w+)$/, '@0.5x$1') : path} ${width}w`)
    .join(', ')
}
