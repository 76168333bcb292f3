import type { Plugin } from 'vite'

const three = /node_modules\/three\/build\/three\.module\.js/
/** Within a string: what begins a line of a shader, and a line that is a comment alone. */
const indent = /(?<=\\n)(?:\\t| )+/g
const comment = /\\n\/\/(?:(?!\\n)[^"`])*(?=\\n)/g
/** Programs of materials that no game of ours uses, and their lights, by their names among the chunks. */
const unusedMaterials = 'linedashed|meshlambert|meshmatcap|meshphong|meshtoon|points|shadow'
const program = new RegExp(
  `\\b((?:${unusedMaterials})_(?:vert|frag)): (?:vertex|fragment)\\$\\w+`,
  'g',
)
const light = /\b(lights_(?:lambert|phong|toon)_(?:pars_)?fragment): lights_\w+/g
/** What the two find in this release of the library. */
const unusedCount = 20
/** The library has thousands; with fewer it writes its shaders otherwise than we think. */
const linesMin = 1_000

/**
 * Takes what a driver does not read, indents and comments, out of the shaders of three.js, and the programs
 * of materials that no game uses: the budget of roulette counts on it. Lines stay lines, since a shader's
 * directives end with them.
 */
export function leanShaders(): Plugin {
  return {
    name: 'nordlys-lean-shaders',
    apply: 'build',
    transform(code, id) {
      if (!three.test(id)) return null
      if ((code.match(indent) ?? []).length < linesMin) {
        throw new Error('three.js writes its shaders otherwise: look at lean-shaders.ts')
      }
      const unused = [...code.matchAll(program), ...code.matchAll(light)]
      if (unused.length !== unusedCount) {
        throw new Error('three.js names its materials otherwise: look at lean-shaders.ts')
      }
      return { code: withoutUnused(withoutLayout(code)), map: null }
    },
  }
}

/** The code with the same shaders, without indents and lines of comment. */
export function withoutLayout(code: string): string {
  return code.replace(indent, '').replace(comment, '')
}

/** The code without the programs of materials that are not used: one that is asked for draws nothing. */
export function withoutUnused(code: string): string {
  return code.replace(program, "$1: ''").replace(light, "$1: ''")
}
