import { readFileSync } from 'node:fs'
import type { Backdrop } from './backdrop.ts'

type Choices = Readonly<Record<string, number>>

/** What a painting is painted with, of all that its scenery says. */
export type Painted = { readonly backdrop: Backdrop; readonly choices?: Choices | undefined }

const files = new Map<string, string>()

/**
 * The shader of a place as it is compiled. Blocks between `#ifdef NAME` and `#endif` are in it only
 * where that choice was made, so that a new kind of ridge or body changes no picture without it;
 * the text is part of what a picture is keyed by.
 */
export function shaderSource({ backdrop, choices = {} }: Painted): string {
  const whole = `${file('common')}${file(backdrop)}`
  const constants = Object.entries(choices).map(
    ([name, value]) => `#define ${name} ${value.toFixed(1)}\n`,
  )
  return resolved(whole, choices).replace('\n', `\n${constants.join('')}`)
}

/** Writes `#include name` out as that file, after what was not chosen is gone. */
function resolved(source: string, choices: Choices): string {
  return source
    .replaceAll(/^#ifdef (\w+)\n([\s\S]*?)^#endif\n/gm, (_, name: string, block: string) =>
      name in choices ? block : '',
    )
    .replaceAll(/^#include (\S+)\n/gm, (_, name: string) => resolved(file(name), choices))
}

function file(name: string): string {
  const known = files.get(name)
  if (known !== undefined) return known
  // Written so that no recipe is keyed by all shaders: each names its own in its spec.
  const url = new URL(`./shaders/${name}.glsl`, import.meta.url)
  const text = readFileSync(url, 'utf8').replaceAll('\r\n', '\n')
  files.set(name, text)
  return text
}
