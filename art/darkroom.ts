import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import type { FjordScene } from './fjord-scene.ts'

/** Where fjords are rendered and pages photographed. It opens a browser when first needed. */
export type Darkroom = AsyncDisposable & {
  /** Renders a scene; the answer is a PNG of exactly that many pixels. */
  readonly render: (scene: FjordScene, widthPx: number, heightPx: number) => Promise<Buffer>
  /** Photographs an HTML page with transparent ground; the answer is a PNG. */
  readonly photograph: (html: string, widthPx: number, heightPx: number) => Promise<Buffer>
}

// Software WebGL gives the same picture on any machine, with or without a graphics card.
const browserFlags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/**
 * Opens the darkroom. Rendered scenes are kept in `cacheFolder` by their input, because lettering
 * changes ten times for each time the landscape behind it does.
 */
export function openDarkroom(executablePath: string, cacheFolder: string): Darkroom {
  let browser: Promise<Browser> | undefined
  const newPage = async (widthPx: number, heightPx: number) => {
    browser ??= chromium.launch({ executablePath, args: browserFlags })
    return (await browser).newPage({ viewport: { width: widthPx, height: heightPx } })
  }
  return {
    async render(scene, widthPx, heightPx) {
      const shader = await readFjord()
      const order = { shader, scene, widthPx, heightPx }
      const key = cacheKey(order)
      const cached = join(cacheFolder, `${key}.png`)
      if (existsSync(cached)) return readFile(cached)
      const page = await newPage(100, 100)
      const dataUrl = await page.evaluate(drawScene, order)
      await page.close()
      const drawn = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
      const png = await sharp(drawn).removeAlpha().png().toBuffer()
      await mkdir(cacheFolder, { recursive: true })
      await writeFile(cached, png)
      return png
    },
    async photograph(html, widthPx, heightPx) {
      const page = await newPage(widthPx, heightPx)
      await page.setContent(html)
      await page.evaluate(() => document.fonts.ready.then(() => true))
      const png = await page.screenshot({ omitBackground: true })
      await page.close()
      return png
    },
    async [Symbol.asyncDispose]() {
      await (await browser)?.close()
    },
  }
}

/** The landscape's shader, with what it shares with every other. */
async function readFjord(): Promise<string> {
  const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')
  const noise = await read('./shaders/noise.glsl')
  return (await read('./fjord.glsl')).replace('#include noise\n', () => noise)
}

/** Comments and spacing of the shader do not change what it draws. */
function cacheKey(order: Order): string {
  const shader = order.shader.replaceAll(/\/\/.*/g, '').replaceAll(/\s+/g, '')
  return createHash('sha256')
    .update(JSON.stringify({ ...order, shader }))
    .digest('hex')
}

type Order = { shader: string; scene: FjordScene; widthPx: number; heightPx: number }

/** Runs inside the page, so it may use nothing from this module but its argument. */
async function drawScene({ shader, scene, widthPx, heightPx }: Order): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
  if (!gl) throw new Error('This browser has no WebGL 2')

  const compile = (kind: number, source: string) => {
    const part = gl.createShader(kind)
    if (!part) throw new Error('The WebGL context is lost')
    gl.shaderSource(part, source)
    gl.compileShader(part)
    const log = gl.getShaderInfoLog(part)
    if (log) throw new Error(log)
    return part
  }
  const program = gl.createProgram()
  const oneTriangle = `#version 300 es
    void main() { gl_Position = vec4(ivec2(gl_VertexID & 1, gl_VertexID >> 1) * 4 - 1, 0, 1); }`
  gl.attachShader(program, compile(gl.VERTEX_SHADER, oneTriangle))
  gl.attachShader(program, compile(gl.FRAGMENT_SHADER, shader))
  gl.linkProgram(program)
  gl.useProgram(program)

  gl.uniform2f(gl.getUniformLocation(program, 'uFrame'), widthPx, heightPx)
  for (const [name, value] of Object.entries(scene)) {
    const place = gl.getUniformLocation(program, `u${name.charAt(0).toUpperCase()}${name.slice(1)}`)
    if (typeof value === 'number') gl.uniform1f(place, value)
    else gl.uniform3f(place, ...value)
  }

  // One canvas drawn in scissored squares: short enough that the browser never takes the
  // graphics process for dead, and without stitched pictures there is no seam to see.
  const squarePx = 200
  gl.enable(gl.SCISSOR_TEST)
  for (let y = 0; y < heightPx; y += squarePx) {
    for (let x = 0; x < widthPx; x += squarePx) {
      gl.scissor(x, y, squarePx, squarePx)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.finish()
      await new Promise((resume) => setTimeout(resume))
    }
  }
  return canvas.toDataURL('image/png')
}
