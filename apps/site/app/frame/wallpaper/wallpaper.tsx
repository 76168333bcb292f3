import type { ShellImages } from '../../ground/shell/images-of.ts'
import { PictureBySize } from '../../parts/content/picture-by-size.tsx'
import { PauseButton } from '../../parts/slider/pause-button.tsx'
import { useTurn } from '../../parts/slider/use-turn.ts'
import { wallpaperSize } from './default-sizes.ts'
import './wallpaper.css'

type WallpaperEntry = NonNullable<ShellImages['wallpaper']>

/** Behind the page: slides of ten seconds, one picture, a colour, or nothing. [HEAD-06] */
export function Wallpaper({ wallpaper }: { wallpaper: WallpaperEntry | undefined }) {
  if (!wallpaper || wallpaper.form === 'none') return null
  const { form, colour, slides } = wallpaper
  if (form === 'colour') {
    return <div className="s-wallpaper" style={{ backgroundColor: colour }} aria-hidden />
  }
  return <WallpaperSlides slides={form === 'image' ? slides.slice(0, 1) : slides} />
}

function WallpaperSlides({ slides }: { slides: WallpaperEntry['slides'] }) {
  const { state, isGoing, send, stage } = useTurn(slides.length)
  const { width, height } = wallpaperSize('xs')
  return (
    <>
      <div ref={stage} className="s-wallpaper" aria-hidden>
        {slides.map((pictures, place) => (
          <div
            key={pictures.url_xs}
            className="s-wallpaper__slide"
            data-shown={place === state.place}
          >
            <PictureBySize
              pictures={pictures}
              alt=""
              width={width}
              height={height}
              sizeOn={wallpaperSize}
            />
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="n-wrap s-wallpaper__control">
          <PauseButton isGoing={isGoing} send={send} />
        </div>
      )}
    </>
  )
}
