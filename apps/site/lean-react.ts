/** A file of React's declares so what it imports: `var Scheduler = require("scheduler"), React = ...`. */
const requires = /^var (\w+ = require\("[\w-]+"\)(?:,\s+\w+ = require\("[\w-]+"\))*)(,|;)/m
const require = /(\w+) = require\("([\w-]+)"\)/g

/** At the beginning of a line it is declared, elsewhere it is used or given another value. */
const declared = /^exports\.(\w+) =/gm
const used = /\bexports\.(\w+)/g

/**
 * A file of React's, rewritten as an ES module. As it comes, each of our files asks a function for
 * the whole of React and calls every hook through an object, and what nobody imports comes along.
 * Undefined when the file is not written as we think.
 */
export function asModule(code: string): string | undefined {
  const imports: string[] = []
  const names = Array.from(code.matchAll(declared), ([, name = '']) => name)
  if (names.length === 0 || names.length !== new Set(names).size) return undefined
  if (/\bown_/.test(code)) return undefined
  const rest = code
    .replace(requires, (_, list: string, end: string) => {
      for (const [, name, from] of list.matchAll(require)) {
        imports.push(`import * as ${name} from "${from}";`)
      }
      return end === ',' ? 'var' : ''
    })
    .replaceAll(declared, 'var own_$1 =')
    .replaceAll(used, 'own_$1')
  if (/\brequire\(|\bexports\b|\bmodule\./.test(rest)) return undefined
  const own = Array.from(rest.matchAll(/\bown_(\w+)/g), ([, name = '']) => name)
  if (own.some((name) => !names.includes(name))) return undefined
  const list = names.map((name) => `own_${name} as ${name}`)
  return `${imports.join('\n')}\n${rest}\nexport { ${list.join(', ')} };\n`
}
