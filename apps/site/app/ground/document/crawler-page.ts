import { createContext } from 'react'

/**
 * Whether the document is an error's and is read by a crawler: it has no script then, so that nothing
 * reloads it, opens over it or leads away from it. [ERR-06]
 */
export const CrawlerErrorContext = createContext(false)
