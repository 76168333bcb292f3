import type { Band, Generator } from '../shared/spec.ts'

/** One size of the games of ways. */
export interface WaysSize {
  readonly id: string
  readonly edition: number
  readonly rows: number
  /** Of a strip, from and to. */
  readonly stops: readonly [number, number]
  readonly paying: readonly [number, number]
  /** Whether its wilds have numbers, which multiply the ways through them. */
  readonly hasNumbers: boolean
  readonly volatilities: Generator['volatilities']
  readonly hitRate: Band
}
