import { type Browser, chromium, type Page } from '@playwright/test'
import type { Backdrop } from './backdrop.ts'
import { shaderSource } from './shader-source.ts'

/** Values for a shader by name without the `u`; lists of 4 × n numbers fill arrays of vec4. */
export type Values = Readonly<Record<string, number | readonly number[]>>

/** A shape in a scene as four bytes a pixel: see `uSubject` in `common.glsl`. */
export type SubjectPixels = { readonly sizePx: number; readonly bytes: Uint8Array }

type Painting = {
  readonly backdrop: Backdrop
  readonly values: Values
  /** Choices compiled into the shader, so that what was not chosen costs nothing. */
  readonly choices?: Readonly<Record<string, number>>
  readonly subject?: SubjectPixels | undefined
}

/** Where scenes are painted. It opens its browser when first needed and keeps it until closed. */
export type Easel = AsyncDisposable & {
  /** Paints a scene; the answer is a PNG of exactly that many pixels, with its transparency. */
  readonly paint: (painting: Painting, widthPx: number, heightPx: number) => Promise<Buffer>
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

export function openEasel(executablePath: string): Easel {
  let opened: Promise<{ browser: Browser; page: Page }> | undefined
  const open = async () => {
    const browser = await chromium.launch({ executablePath, args: browserFlags })
    return { browser, page: await browser.newPage({ viewport: { width: 100, height: 100 } }) }
  }
  return {
    async paint({ backdrop, values, choices, subject }, widthPx, heightPx) {
      opened ??= open()
      const { page } = await opened
      const dataUrl = await page.evaluate(drawPainting, {
        shader: shaderSource({ backdrop, choices }),
        values,
        subject: subject && {
          sizePx: subject.sizePx,
          base64: Buffer.from(subject.bytes).toString('base64'),
        },
        widthPx,
        heightPx,
      })
      return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
    },
    async [Symbol.asyncDispose]() {
      await (await opened)?.browser.close()
    },
  }
}

type Order = {
  shader: string
  values: Values
  subject: { sizePx: number; base64: string } | undefined
  widthPx: number
  heightPx: number
}

/** Runs inside the page, so it may use nothing from this module but its argument. */
async function drawPainting(order: Order): Promise<string> {
  const { shader, values, subject, widthPx, heightPx } = order
  type Room = {
    canvas: HTMLCanvasElement
    gl: WebGL2RenderingContext
    programs: Map<string, WebGLProgram>
  }
  const kept: { room?: Room } = globalThis as never
  const openRoom = (): Room => {
    const canvas = document.createElement('canvas')
    const gl = canvas.getContext('webgl2', { preserveDrawingBuffer: true })
    if (!gl) throw new Error('This browser has no WebGL 2')
    return { canvas, gl, programs: new Map() }
  }
  kept.room ??= openRoom()
  const { canvas, gl, programs } = kept.room

  const compile = (kind: number, source: string) => {
    const part = gl.createShader(kind)
    if (!part) throw new Error('The WebGL context is lost')
    gl.shaderSource(part, source)
    gl.compileShader(part)
    const log = gl.getShaderInfoLog(part)
    if (log) throw new Error(log)
    return part
  }
  const link = () => {
    const made = gl.createProgram()
    const oneTriangle = `#version 300 es
      void main() { gl_Position = vec4(ivec2(gl_VertexID & 1, gl_VertexID >> 1) * 4 - 1, 0, 1); }`
    gl.attachShader(made, compile(gl.VERTEX_SHADER, oneTriangle))
    gl.attachShader(made, compile(gl.FRAGMENT_SHADER, shader))
    gl.linkProgram(made)
    programs.set(shader, made)
    return made
  }
  const program = programs.get(shader) ?? link()
  gl.useProgram(program)

  const subjectPx = subject?.sizePx ?? 1
  const bytes = Uint8Array.from(atob(subject?.base64 ?? 'AAAAAA=='), (c) => c.charCodeAt(0))
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
  const { TEXTURE_2D, RGBA, UNSIGNED_BYTE } = gl
  gl.texImage2D(TEXTURE_2D, 0, RGBA, subjectPx, subjectPx, 0, RGBA, UNSIGNED_BYTE, bytes)
  for (const [key, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(TEXTURE_2D, key, value)

  // Every uniform is set, those without a value to nothing: the program is used again and again.
  const count: number = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS)
  const unknown = new Set(Object.keys(values))
  for (let i = 0; i < count; i++) {
    const uniform = gl.getActiveUniform(program, i)
    if (!uniform || uniform.type === gl.SAMPLER_2D) continue
    const name = uniform.name.replace('[0]', '')
    const place = gl.getUniformLocation(program, name)
    const key = name.charAt(1).toLowerCase() + name.slice(2)
    unknown.delete(key)
    const value = name === 'uFrame' ? [widthPx, heightPx] : (values[key] ?? 0)
    const size = { [gl.FLOAT]: 1, [gl.FLOAT_VEC2]: 2, [gl.FLOAT_VEC3]: 3 }[uniform.type] ?? 4
    const given = typeof value === 'number' ? Array(size).fill(value) : value
    const list = [...given, ...Array(size * uniform.size).fill(0)].slice(0, size * uniform.size)
    if (size === 1) gl.uniform1fv(place, list)
    else if (size === 2) gl.uniform2fv(place, list)
    else if (size === 3) gl.uniform3fv(place, list)
    else gl.uniform4fv(place, list)
  }

  canvas.width = widthPx
  canvas.height = heightPx
  gl.viewport(0, 0, widthPx, heightPx)
  // Drawn in scissored squares: short enough that the browser never takes the process for dead.
  const squarePx = 240
  gl.enable(gl.SCISSOR_TEST)
  for (let y = 0; y < heightPx; y += squarePx) {
    for (let x = 0; x < widthPx; x += squarePx) {
      gl.scissor(x, y, squarePx, squarePx)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.finish()
      await new Promise((resume) => setTimeout(resume))
    }
  }
  gl.deleteTexture(texture)
  return canvas.toDataURL('image/png')
}
