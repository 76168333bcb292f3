import type { ProgramName } from '@nordlys/core'
import type { DemoPlayer } from '../../world/seed/demo-players.ts'

/** A program that runs: where it is and what it holds. */
export interface Told {
  name: ProgramName
  url: string
  memoryBytes: number
}

const titles: Record<ProgramName, string> = {
  site: 'Player site',
  platform: 'Platform',
  games: 'Games',
  sandbox: 'Sandbox (MitID, cards, MobilePay, ROFUS, NemKonto, inbox)',
  'back-office': 'Back office',
}

const bytesOfMegabyte = 1_048_576

/** What `npm start` says at the end: where everything is, what it holds, and as whom to try it. */
export function welcome(
  running: readonly Told[],
  readyMade: readonly Pick<DemoPlayer, 'name' | 'cpr' | 'about'>[],
  logPath: string,
): string {
  const width = Math.max(...Object.values(titles).map((title) => title.length))
  const urlWidth = Math.max(...running.map(({ url }) => url.length))
  const addresses = running.map(({ name, url, memoryBytes }) => {
    const megabytes = `${Math.round(memoryBytes / bytesOfMegabyte)} MB`
    return `  ${titles[name].padEnd(width)}  ${url.padEnd(urlWidth)}  ${megabytes.padStart(6)}`
  })
  const players = readyMade.map(({ name, cpr, about }) => `  ${name}, CPR ${cpr}: ${about}`)
  return [
    '',
    'Nordlys is running, each program in a process of its own with so much memory:',
    ...addresses,
    ...(players.length === 0
      ? []
      : [
          '',
          'Ready-made players: choose "Log ind" on the player site, then the name on the MitID page.',
          ...players,
        ]),
    '',
    `The programs' log is ${logPath}. Ctrl-C stops everything.`,
    '',
  ].join('\n')
}
