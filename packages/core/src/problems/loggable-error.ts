import { isOutage } from './outage.ts'

/** PostgreSQL's and the operating system's words for what went wrong; none quotes a value. */
const told = ['code', 'constraint', 'table', 'column', 'syscall', 'statusCode'] as const
/** A cause of a cause of a cause says nothing more. */
const causesMax = 3

interface ToldError {
  message: string
  stack?: string
}

/**
 * The loggable part of an error: an own list of its properties. Libraries hang whole connections on
 * their errors, with the keys to cancel their queries, and PostgreSQL quotes whole rows, which are
 * people. An outage is no fault of a line of ours, so no stack leads anybody to one.
 */
export function loggableError(error: unknown): ToldError {
  return tellError(error, 0)
}

function tellError(error: unknown, depth: number): ToldError {
  if (!(error instanceof Error)) return { message: String(error) }
  const own = told.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
  })
  // A value that is none of its type is quoted at the end.
  const isQuoting = /^22/.test(String(Reflect.get(error, 'code')))
  const quiet = (text = '') => (isQuoting ? text.replace(/: ".*"/s, '') : text)
  const { cause } = error
  return {
    type: error.name,
    message: quiet(error.message),
    ...Object.fromEntries(own),
    ...(isOutage(error) ? {} : { stack: quiet(error.stack) }),
    ...(cause === undefined || depth === causesMax ? {} : { cause: tellError(cause, depth + 1) }),
  }
}

interface ChildLogger {
  child(bindings: object, options: { serializers: { err: (error: unknown) => object } }): unknown
}

/** The same logger, for a program and its libraries: errors are written as `loggableError` has them. */
export function loggingSafely<Logger extends ChildLogger>(logger: Logger): Logger {
  // A child is a logger of the same make.
  return logger.child({}, { serializers: { err: loggableError } }) as Logger
}
