export type { Par } from './par.ts'
export { prove, undeclared } from './prove.ts'
