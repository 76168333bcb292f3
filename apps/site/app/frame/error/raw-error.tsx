import { isRouteErrorResponse } from 'react-router'

/** The error in its own words; only a build for development shows it. [ROUTE-24] */
export function RawError({ error }: { error: unknown }) {
  return (
    <pre lang="en" className="n-small" data-raw-error>
      {wordsOf(error)}
    </pre>
  )
}

function wordsOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText} ${error.data}`
  if (error instanceof Error) return error.stack ?? `${error.name}: ${error.message}`
  return String(error)
}
