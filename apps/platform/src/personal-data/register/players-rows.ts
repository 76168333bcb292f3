import type { PlayerId } from '@nordlys/core'
import type { Whose } from './entry.ts'
import { register } from './register.ts'

export type Players = Extract<Whose, { kind: 'player' }>

/** The source of the rows: the table, or the function that finds the player’s rows. */
export function sourceOf(table: string, whose: Players, playerId: PlayerId): string {
  const from = 'column' in whose ? whose.from : undefined
  return from?.replaceAll('$player', String(playerId)) ?? table
}

/** The SQL condition under which a row `t` is the player’s. */
export function conditionOf(whose: Players, playerId: PlayerId): string {
  if ('column' in whose) {
    const own = `t.${whose.column} = ${playerId}`
    return whose.only === undefined ? own : `${own} AND ${whose.only}`
  }
  const ways = whose.through.map(({ column, table, key }) => {
    const above = register[table]?.whose
    if (above?.kind !== 'player') throw new Error(`${table} is no player's`)
    const rows = `SELECT t.${key} FROM ${sourceOf(table, above, playerId)} t
      WHERE ${conditionOf(above, playerId)}`
    return `t.${column} IN (${rows})`
  })
  return `(${ways.join(' OR ')})`
}
