/** Why a period has no statement, as the address says it; the first two name the field. */
export const statementFaults = ['fra', 'til', 'raekkefoelge', 'foer-kontoen', 'for-mange'] as const
export type StatementFault = (typeof statementFaults)[number]

/** The page with the form for a statement, with what was typed and why it cannot be. */
export function statementAddress(
  typed: { fra: string; til: string },
  fault: StatementFault,
): string {
  const { fra, til } = typed
  const query = new URLSearchParams({ fra: fra.slice(0, 20), til: til.slice(0, 20), udtog: fault })
  return `/min-konto/transaktioner?${query}#kontoudtog`
}
