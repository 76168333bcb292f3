import { LinkButton } from '@nordlys/ui'
import type { KeyboardEvent } from 'react'
import { CachedMarkup } from '../../ground/fast/cached-markup/cached-markup.tsx'
import { imageUrl } from '../../ground/links/image-address.ts'
import { useTexts } from '../../ground/text/use-texts.tsx'
import { useTurn } from '../slider/use-turn.ts'
import type { ShownSlide } from './shown-banner.ts'
import { SlideControl } from './slide-control.tsx'

/**
 * Slides in one place: all are laid out, so that the longest gives the height, and one shows. The
 * arrow keys turn them. [DATA-15]
 */
export function ImageSlider({ slides }: { slides: readonly ShownSlide[] }) {
  const t = useTexts()
  const turning = useTurn(slides.length)
  const { state, send, stage } = turning
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') send({ type: 'next' })
    if (event.key === 'ArrowLeft') send({ type: 'previous' })
  }
  return (
    <CachedMarkup
      element="section"
      name={`slides ${JSON.stringify(slides)}`}
      className="s-banner"
      aria-roledescription={t('shell.slider_kind')}
      aria-label={t('shell.slider')}
      data-theme="dark"
      onKeyDown={onKeyDown}
    >
      <div ref={stage} className="s-banner__stage">
        <ul className="s-banner__slides" aria-live={turning.isGoing ? 'off' : 'polite'}>
          {slides.map(({ image, alt, title, text, terms, button }, place) => (
            <li
              key={title}
              className="s-banner__slide"
              inert={place !== state.place}
              data-shown={place === state.place}
            >
              <img src={imageUrl(image)} alt={alt} width={1280} height={720} loading="lazy" />
              <div className="s-banner__words">
                <h2 className="n-h2">{title}</h2>
                <p className="s-banner__text">{text}</p>
                {button && <LinkButton href={button.address}>{button.text}</LinkButton>}
                {terms && <p className="s-banner__terms">{terms}</p>}
              </div>
            </li>
          ))}
        </ul>
        {slides.length > 1 && <SlideControl slides={turning} count={slides.length} />}
      </div>
    </CachedMarkup>
  )
}
