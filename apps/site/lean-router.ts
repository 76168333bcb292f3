/** A part of a library's module that no browser of ours comes to: from the one mark until the other. */
interface Cut {
  from: string
  until: string
  /** The code in its place. */
  by: string
}

export interface CutModule {
  module: RegExp
  cuts: readonly Cut[]
  /** The constants here, by which the minifier drops what is for others. */
  always?: Readonly<Record<string, string>>
}

const lib = (path: string) => new RegExp(`react-router/dist/production/lib/${path}\\.js`)

/** One line or call, written out whole. */
const line = (text: string, by = ''): Cut => ({ from: text, until: '', by })

/**
 * The router's work only for those who ask for it, and we do not: transitions of views (our pages
 * move by CSS), links that fetch ahead (`app/frame/prefetch` does), and modules that change while
 * one looks.
 */
export const routerCuts: readonly CutModule[] = [
  {
    module: lib('components'),
    cuts: [
      {
        from: 'let isViewTransitionAvailable =',
        until: 'if (reactDomFlushSyncImpl && flushSync) reactDomFlushSyncImpl(() => setState',
        by: '{',
      },
      {
        from: 'if (reactDomFlushSyncImpl && flushSync) {\n\t\t\treactDomFlushSyncImpl(() => {',
        until: '}, [\n\t\trouter.window,\n\t\treactDomFlushSyncImpl,',
        by: '',
      },
      {
        from: 'React$1.useEffect(() => {\n\t\tif (vtContext.isTransitioning && !vtContext.flushSync',
        until: 'let navigator = React$1.useMemo(',
        by: '',
      },
    ],
  },
  {
    module: lib('router/router'),
    always: {
      'future.unstable_customRouteDiscovery': 'false',
      'future.unstable_routePatternMatching': 'false',
      'init.instrumentations': 'undefined',
    },
    cuts: [
      {
        from: 'function _internalSetRoutes(newRoutes) {',
        until: 'function patchRoutes(routeId',
        by: '',
      },
      {
        from: '_internalFetchControllers: fetchControllers,',
        until: '};\n\tif (undefined) router',
        by: '',
      },
      {
        from: 'if (isBrowser) {\n\t\t\trestoreAppliedTransitions(',
        until: 'if (!state.initialized) startNavigation("POP"',
        by: '',
      },
      {
        from: 'if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state',
        until: 'updateState({\n\t\t\t...newState,\n\t\t\tactionData,\n\t\t\tloaderData,',
        by: '',
      },
    ],
  },
  {
    module: lib('dom/lib'),
    cuts: [
      line(
        'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);',
      ),
      line('...prefetchHandlers,'),
      line('ref: mergeRefs(forwardedRef, prefetchRef)', 'ref: forwardedRef'),
      { from: 'return shouldPrefetch && !isAbsolute ?', until: '});', by: 'return link;\n' },
    ],
  },
  {
    module: lib('dom/ssr/components'),
    cuts: [
      {
        from: 'isPageLinkDescriptor(link) ? /* @__PURE__ */',
        until: '/* @__PURE__ */ React$1.createElement("link", {\n\t\tkey,\n\t\tnonce,\n\t\t...link',
        by: '',
      },
      {
        // The server writes them; a browser only keeps their place.
        from: 'let contextScript = staticContext ?',
        until: 'return /* @__PURE__ */ React$1.createElement(React$1.Fragment',
        by: 'let contextScript = " ", routeModulesScript = " ";\n',
      },
    ],
  },
  {
    module: lib('dom-export/hydrated-router'),
    always: {
      'ssrInfo.context.isSpaMode': 'false',
      'ssrInfo.context.future.unstable_customRouteDiscovery': 'false',
      'ssrInfo.context.unstable_apiOnly === true': 'false',
    },
    cuts: [line('router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;')],
  },
  {
    module: lib('dom/ssr/single-fetch'),
    cuts: [
      {
        from: 'let foundRevalidatingServerLoader =',
        until: 'if (fetcherKey) return singleFetchLoaderFetcherStrategy',
        by: '',
      },
    ],
  },
]

/** Leaves out what is cut; undefined when the module no longer has what the cuts name. */
export function withoutCuts(code: string, { cuts, always = {} }: CutModule): string | undefined {
  let rest = code
  for (const [name, value] of Object.entries(always)) {
    if (!rest.includes(name)) return undefined
    rest = rest.replaceAll(name, value)
  }
  for (const { from, until, by } of cuts) {
    const start = rest.indexOf(from)
    const end = rest.indexOf(until, start + from.length)
    if (start < 0 || end < 0 || rest.indexOf(from, start + 1) >= 0) return undefined
    rest = rest.slice(0, start) + by + rest.slice(end)
  }
  return rest
}
