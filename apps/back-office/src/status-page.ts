import type { ProgramState } from './program-state.ts'

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

/** The console's only page until the console is built. */
export function statusPage(found: readonly ProgramState[]): string {
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

function row({ name, url, state }: ProgramState): string {
  const label = escapeHtml(programs[name] ?? name)
  const address = escapeHtml(url)
  return `<tr><th scope="row">${label}</th><td>${address}</td><td>${states[state]}</td></tr>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
