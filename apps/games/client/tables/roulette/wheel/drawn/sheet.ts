/** Something to draw on that becomes a texture. */
export function sheet(
  width: number,
  height: number,
): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('no canvas to draw the wheel on')
  return [canvas, brush]
}
