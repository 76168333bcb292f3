import type { Plugin } from 'vite'
import { shortMessages } from './lean-messages.ts'
import { asModule } from './lean-react.ts'
import { routerCuts, withoutCuts } from './lean-router.ts'

/** A module of a library, and what stands in its place because we need no more of it. */
interface Lean {
  module: RegExp
  /** It is still the module we think: else the build stops, and somebody looks. */
  says: string
  code: string
  /** In browsers alone; elsewhere on the server, too, which must draw the same. */
  browserOnly: boolean
}

/** React's packages choose here between production and development; a build is always the first. */
const entrances = [
  { module: /node_modules\/react\/index\.js/, of: './cjs/react.production.js' },
  { module: /node_modules\/react\/jsx-runtime\.js/, of: './cjs/react-jsx-runtime.production.js' },
  { module: /node_modules\/react-dom\/index\.js/, of: './cjs/react-dom.production.js' },
  { module: /node_modules\/react-dom\/client\.js/, of: './cjs/react-dom-client.production.js' },
  { module: /node_modules\/scheduler\/index\.js/, of: './cjs/scheduler.production.js' },
]

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
    // An experiment of the router's, which `react-router.config.ts` would have to switch on.
    module: /react-router\/.*\/dom\/ssr\/route-discovery\.js/,
    says: 'var RouteDiscoveryRuntime = class',
    browserOnly: true,
    code: `export const RouteDiscoveryRuntime = undefined
export const getCustomPatchRoutesOnNavigationFunction = undefined
export const useCustomRouteDiscovery = undefined
export const useRouteDiscovery = undefined`,
  },
  {
    // `app/frame/error` shows what fails inside the page; this is for what fails around even that.
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js/,
    says: 'function RemixRootDefaultErrorBoundary({ error, isOutsideRemixApp })',
    browserOnly: true,
    code: `import { Component, createElement } from 'react'
export function RemixRootDefaultErrorBoundary() {
  const heading = createElement('h1', null, 'Application Error')
  return createElement('html', null, createElement('body', null, heading))
}
export class RemixErrorBoundary extends Component {
  constructor(props) {
    super(props)
    this.state = { error: null, location: props.location }
  }
  static getDerivedStateFromError(error) {
    return { error }
  }
  static getDerivedStateFromProps({ location }, state) {
    return state.location === location ? null : { error: null, location }
  }
  render() {
    return this.state.error ? createElement(RemixRootDefaultErrorBoundary) : this.props.children
  }
}`,
  },
  {
    // The root's first load is always made by our server.
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/fallback\.js/,
    says: 'function RemixRootDefaultHydrateFallback()',
    browserOnly: true,
    code: 'export const RemixRootDefaultHydrateFallback = undefined',
  },
  ...entrances.map(({ module, of }) => ({
    module,
    says: `module.exports = require('${of}');`,
    browserOnly: true,
    code: `import * as whole from '${of}'\nexport * from '${of}'\nexport default whole`,
  })),
]

/** Whose sentences to developers stay at home. */
const shortened = /react-router\/dist\/production\/|react-dom\/cjs\/react-dom\.production\.js/

/** The modules that React consists of. */
const partOfReact = /node_modules\/(react|react-dom|scheduler)\/cjs\/[\w-]+\.production\.js/

/** Leaves out what every page would carry for nothing: `script-budgets.ts` counts on it. [FLT-44] */
export function leanModules(): Plugin {
  const met = new Set<RegExp>()
  return {
    name: 'nordlys-lean-modules',
    transform(code, id) {
      const isClient = this.environment.name === 'client'
      const lean = leans.find(({ module }) => module.test(id))
      if (lean) {
        if (lean.browserOnly && !isClient) return undefined
        if (!code.includes(lean.says)) this.error(`${id} is not what it was: see lean-modules.ts`)
        met.add(lean.module)
        return { code: lean.code, map: null }
      }
      if (!isClient) return undefined
      const cut = routerCuts.find(({ module }) => module.test(id))
      // First the messages, which tell the lines of the library as it came.
      const brief = shortened.test(id) ? shortMessages(code, id, (text) => this.parse(text)) : code
      const rest = cut ? withoutCuts(brief, cut) : brief
      if (rest === undefined) this.error(`${id} is not what it was: see lean-router.ts`)
      if (cut) met.add(cut.module)
      const written = partOfReact.test(id) ? asModule(rest) : rest
      if (written === undefined) this.error(`${id} is not what it was: see lean-react.ts`)
      return written === code ? undefined : { code: written, map: null }
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return
      for (const { module } of [...leans, ...routerCuts]) {
        if (!met.has(module)) this.error(`${module} is no longer met: see lean-modules.ts`)
      }
    },
  }
}
