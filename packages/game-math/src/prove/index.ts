export { prove, undeclared } from '../game/prove.ts'
export type { Par } from './par.ts'
