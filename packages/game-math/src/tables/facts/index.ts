export type { TableFacts } from './facts.ts'
export { livePageOf } from './live-page.ts'
export { liveFacts, tableFacts } from './table-facts.ts'
export { tablePageOf } from './table-page.ts'
