import type { Plugin } from 'vite'

/** A module of a library, and what stands in its place because we need no more of it. */
interface Lean {
  module: RegExp
  /** It is still the module we think: else the build stops, and somebody looks. */
  says: string
  code: string
  /** In browsers alone; elsewhere on the server, too, which must draw the same. */
  browserOnly: boolean
}

const leans: readonly Lean[] = [
  {
    // Contexts, labels and aliases of icons: `@nordlys/ui` gives an icon all it shows.
    module: /lucide-react\/dist\/esm\/createLucideIcon\.mjs/,
    says: 'createElement(Icon',
    browserOnly: false,
    code: `import { createElement } from 'react'
export default function createLucideIcon({ node }) {
  const drawn = node.map(([tag, attributes]) => createElement(tag, attributes))
  return ({ size, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      drawn,
    )
}`,
  },
  {
    // Nobody here watches the router at work.
    module: /react-router\/dist\/production\/lib\/router\/instrumentation\.js/,
    says: 'instrumentationClientResultMetaReceivers.get(router)',
    browserOnly: true,
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined`,
  },
]

/** What every page would carry for nothing, left out: the budgets of `tools/bundle` count on it. [FLT-44] */
export function leanModules(): Plugin {
  const met = new Set<Lean>()
  return {
    name: 'nordlys-lean-modules',
    transform(code, id) {
      const lean = leans.find(({ module }) => module.test(id))
      if (!lean || (lean.browserOnly && this.environment.name !== 'client')) return undefined
      if (!code.includes(lean.says)) this.error(`${id} is not what it was: see lean-modules.ts`)
      met.add(lean)
      return { code: lean.code, map: null }
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return
      for (const lean of leans) {
        if (!met.has(lean)) this.error(`${lean.module} is no longer met: see lean-modules.ts`)
      }
    },
  }
}
