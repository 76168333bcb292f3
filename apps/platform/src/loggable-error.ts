import { stdSerializers } from 'pino'

/**
 * What a log may hold of an error. PostgreSQL quotes whole rows in `detail` and `where`, and rows
 * are people: their names, e-mails and seeds are not for a log.
 */
export function loggableError(error: Error): object {
  const { detail: _detail, where: _where, ...told } = stdSerializers.err(error)
  return told
}
