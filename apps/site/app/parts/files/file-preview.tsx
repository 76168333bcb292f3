import { Icon } from '@nordlys/ui'
import FileText from 'lucide-react/icons/file-text'
import { useEffect, useRef, useState } from 'react'

/** Pixels of the side of a preview, for screens with two to a point. */
const side = 112

/** Pictures are opened one after another: each lies in memory at its full size for a moment. */
let lastOpened: Promise<unknown> = Promise.resolve()

/** The middle of a picture; any other file, and a picture that cannot be drawn, is a sign. */
export function FilePreview({ file, mayDraw }: { file: File; mayDraw: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!mayDraw || !file.type.startsWith('image/')) return
    let isOver = false
    // Drawn without an address for the file: the page's policy lets no other picture in.
    const open = async () => {
      if (isOver) return
      const picture = await createImageBitmap(file)
      if (!isOver && canvas.current) setDrawn(draw(canvas.current, picture))
      picture.close()
    }
    lastOpened = lastOpened.then(open).catch(() => setDrawn(false))
    return () => {
      isOver = true
    }
  }, [file, mayDraw])
  return (
    <span className="s-file-preview" aria-hidden="true">
      {!isDrawn && <Icon glyph={FileText} size={24} />}
      <canvas ref={canvas} width={side} height={side} hidden={!isDrawn} />
    </span>
  )
}

/** The middle of the picture, as large as the preview; false where the browser draws nothing. */
function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): boolean {
  const drawing = canvas.getContext('2d')
  if (!drawing) return false
  const edge = Math.min(picture.width, picture.height)
  const [x, y] = [(picture.width - edge) / 2, (picture.height - edge) / 2]
  drawing.drawImage(picture, x, y, edge, edge, 0, 0, side, side)
  return true
}
