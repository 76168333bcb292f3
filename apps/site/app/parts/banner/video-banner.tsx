import { Icon, IconButton, LinkButton } from '@nordlys/ui'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { useRef, useState } from 'react'
import { imageUrl } from '../../ground/links/image-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import type { ShownFilm } from './shown-banner.ts'

/**
 * A film without sound that goes when one asks for it; before that its picture stands, and not a byte
 * of it is fetched. [DATA-15]
 */
export function VideoBanner({ banner }: { banner: ShownFilm }) {
  const t = useTexts()
  const film = useRef<HTMLVideoElement>(null)
  const [isGoing, setIsGoing] = useState(false)
  const { video, poster, title, text, terms, button } = banner
  const toggle = () => {
    if (isGoing) film.current?.pause()
    else void film.current?.play()
  }
  return (
    <section className="s-banner" aria-label={title} data-theme="dark">
      <div className="s-banner__stage">
        <div className="s-banner__slide" data-shown>
          <video
            ref={film}
            src={imageUrl(video)}
            poster={imageUrl(poster.image)}
            aria-label={poster.alt}
            width={1280}
            height={720}
            preload="none"
            muted
            loop
            playsInline
            onPlay={() => setIsGoing(true)}
            onPause={() => setIsGoing(false)}
          />
          <div className="s-banner__words">
            <h2 className="n-h2">{title}</h2>
            <p className="s-banner__text">{text}</p>
            {button && <LinkButton href={button.address}>{button.text}</LinkButton>}
            {terms && <p className="s-banner__terms">{terms}</p>}
          </div>
        </div>
        <div className="s-slides__control">
          <IconButton
            label={t(isGoing ? 'shell.video_pause' : 'shell.video_play')}
            onClick={toggle}
          >
            <Icon glyph={isGoing ? Pause : Play} size={18} />
          </IconButton>
        </div>
      </div>
    </section>
  )
}
