export type { TableFacts } from './facts.ts'
export { tableFacts } from './table-facts.ts'
export { tablePageOf } from './table-page.ts'
