import { type ProgramName, programNames } from '../../world/config/addresses.ts'
import { demoPlayers } from '../../world/seed/demo-players.ts'
import { standingPlayers } from '../../world/seed/standing-players.ts'
import type { World } from '../../world/world.ts'

const titles: Record<ProgramName, string> = {
  site: 'Player site',
  platform: 'Platform',
  games: 'Games',
  sandbox: 'Sandbox (MitID, cards, ROFUS, NemKonto, inbox)',
  'back-office': 'Back office',
}

/** What `npm start` says at the end: where everything is, and as whom to try it. */
export function welcome(world: World, logPath: string): string {
  const width = Math.max(...Object.values(titles).map((title) => title.length))
  const addresses = programNames
    .filter((name) => world.running.has(name))
    .map((name) => `  ${titles[name].padEnd(width)}  ${world.urls[name]}`)
  const readyMade = [...demoPlayers, ...standingPlayers]
  const players = readyMade.map(({ name, cpr, about }) => `  ${name}, CPR ${cpr}: ${about}`)
  return [
    '',
    'Nordlys is running:',
    ...addresses,
    ...(world.running.has('sandbox')
      ? [
          '',
          'Ready-made players: choose "Log ind" on the player site, then the name on the MitID page.',
          ...players,
        ]
      : []),
    '',
    `The programs' log is ${logPath}. Ctrl-C stops everything.`,
    '',
  ].join('\n')
}
