import { isDatabaseAway } from '@nordlys/core'
import { stdSerializers } from 'pino'

/**
 * What a log may hold of an error. PostgreSQL quotes whole rows in `detail` and `where`, and rows
 * are people: their names, e-mails and seeds are not for a log. A database that is away is no fault of
 * a line of ours, so no stack leads anybody to one.
 */
export function loggableError(error: Error): object {
  const { detail: _detail, where: _where, stack, ...told } = stdSerializers.err(error)
  return isDatabaseAway(error) ? told : { ...told, stack }
}
