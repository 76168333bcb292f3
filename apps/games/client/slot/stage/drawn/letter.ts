/** The materials of each card: its light, its body and its shade. */
const materials: Readonly<Record<string, readonly [string, string, string]>> = {
  a: ['#ffc9b8', '#d8483c', '#6d120f'],
  k: ['#fff0bd', '#e2a332', '#7c4a0c'],
  q: ['#e3d2ff', '#8a5fe0', '#3b1d83'],
  j: ['#d2efff', '#4b9fe0', '#123f77'],
  ten: ['#cdf7dc', '#3fb079', '#0d5133'],
  ti: ['#cdf7dc', '#3fb079', '#0d5133'],
  ni: ['#f4f1fa', '#a9a5bb', '#4b475e'],
}

const plain = ['#fff0bd', '#e2a332', '#7c4a0c'] as const
const widest = 134
const serif = '"Cinzel", "Times New Roman", serif'

/** A card's letter round the middle, as if cast: a dark edge, a sheen, and a shade below. */
export function drawLetter(context: CanvasRenderingContext2D, text: string, key: string): void {
  const [light, body, shade] = materials[key] ?? plain
  const px = text.length > 1 ? 104 : 126
  context.font = `700 ${px}px ${serif}`
  context.textAlign = 'left'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  // A letter with a tail is wider than it takes room: what is seen of it is centred and made to fit.
  const { actualBoundingBoxLeft: before, actualBoundingBoxRight: after } = context.measureText(text)
  const share = Math.min(1, widest / (before + after))
  context.scale(share, share)
  context.translate((before - after) / 2, 0)
  context.save()
  context.shadowColor = 'rgb(0 0 0 / 0.75)'
  context.shadowBlur = 10
  context.shadowOffsetY = 5
  context.lineWidth = 10
  context.strokeStyle = '#080b14'
  context.strokeText(text, 0, 4)
  context.restore()
  const metal = context.createLinearGradient(0, -px * 0.42, 0, px * 0.46)
  metal.addColorStop(0, light)
  metal.addColorStop(0.44, body)
  metal.addColorStop(0.5, shade)
  metal.addColorStop(0.62, body)
  metal.addColorStop(1, light)
  context.fillStyle = metal
  context.fillText(text, 0, 4)
  context.lineWidth = 1.6
  context.strokeStyle = 'rgb(255 255 255 / 0.45)'
  context.strokeText(text, 0, 4)
}

/** A name in small letters on the dark, made narrower until it fits. */
export function fitText(
  context: CanvasRenderingContext2D,
  text: string,
  { px, width, y }: { px: number; width: number; y: number },
): void {
  context.font = `650 ${px}px "Figtree Variable", sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 7
  context.strokeStyle = 'rgb(4 7 15 / 0.95)'
  context.strokeText(text, 0, y, width)
  context.fillStyle = '#f4f6ff'
  context.fillText(text, 0, y, width)
}
