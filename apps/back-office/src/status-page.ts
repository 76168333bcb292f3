import { formatMoment } from '@nordlys/core'
import type { ProgramState } from './program-state.ts'
import type { ReconciledParty } from './reconciliation-state.ts'

const states: Record<ProgramState['state'], string> = {
  ready: 'Klar',
  'not-ready': 'Ikke klar',
  silent: 'Svarer ikke',
}

const programs: Record<string, string> = {
  site: 'Spillersiden',
  platform: 'Platformen',
  games: 'Spilserveren',
  sandbox: 'Omverdenens stedfortrædere',
}

const partyNames: Record<string, string> = {
  payments: 'Betalingsudbyderen',
  'mobile-pay': 'MobilePay',
  nemkonto: 'NemKonto',
}

const outcomes: Record<NonNullable<ReconciledParty['outcome']>, string> = {
  agreed: 'Stemmer',
  different: 'Stemmer ikke',
  failed: 'Partens liste kunne ikke læses',
}

/** The console's only page until the console is built. */
export function statusPage(
  found: readonly ProgramState[],
  parties: readonly ReconciledParty[] | undefined,
): string {
  return `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Nordlys: driftsstatus</title>
<style>
:root { color-scheme: dark light; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 48rem; margin: 3rem auto; padding: 0 1rem }
table { width: 100%; border-collapse: collapse }
th, td { padding: .75rem .5rem; text-align: left; border-bottom: 1px solid gray }
</style>
</head>
<body>
<main>
<h1>Driftsstatus</h1>
<p>${summary(found)}</p>
<table>
<thead><tr><th scope="col">Program</th><th scope="col">Adresse</th><th scope="col">Tilstand</th></tr></thead>
<tbody>
${found.map(row).join('\n')}
</tbody>
</table>
<h2>Afstemning</h2>
${reconciliation(parties)}
</main>
</body>
</html>
`
}

function summary(found: readonly ProgramState[]): string {
  const waiting = found.filter((program) => program.state !== 'ready').length
  if (waiting === 0) return 'Alle programmer er klar.'
  return waiting === 1 ? '1 program er ikke klar.' : `${waiting} programmer er ikke klar.`
}

function reconciliation(parties: readonly ReconciledParty[] | undefined): string {
  if (!parties) return '<p>Platformen oplyser ikke, om bøgerne stemmer.</p>'
  const open = parties.reduce((total, { openDifferences }) => total + openDifferences, 0)
  const sentence = open === 1 ? '1 åben afvigelse.' : `${open} åbne afvigelser.`
  if (parties.length === 0) return '<p>Bøgerne er ikke afstemt endnu.</p>'
  return `<p>${sentence}</p>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Åbne afvigelser</th>
<th scope="col">Senest</th></tr></thead>
<tbody>
${parties.map(partyRow).join('\n')}
</tbody>
</table>`
}

function partyRow({ party, openDifferences, outcome, finishedAt }: ReconciledParty): string {
  const supplier = /^supplier-(.+)$/.exec(party)?.[1]
  const name = escapeHtml(supplier ? `Spilleverandøren ${supplier}` : (partyNames[party] ?? party))
  const latest = outcome && finishedAt ? `${outcomes[outcome]}, ${formatMoment(finishedAt)}` : ''
  return `<tr><th scope="row">${name}</th><td>${openDifferences}</td><td>${latest}</td></tr>`
}

function row({ name, url, state }: ProgramState): string {
  const label = escapeHtml(programs[name] ?? name)
  const address = escapeHtml(url)
  return `<tr><th scope="row">${label}</th><td>${address}</td><td>${states[state]}</td></tr>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
