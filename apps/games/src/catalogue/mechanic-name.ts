import type { GameDefinition } from '@nordlys/game-math'

/** How lists call the way a game is won. */
export function mechanicDa(definition: GameDefinition): string {
  switch (definition.mechanic) {
    case 'lines':
      return `${definition.lines.length} gevinstlinjer`
    case 'ways':
      return `${definition.rows ** definition.reels} veje`
    case 'hold-and-win':
      return `${definition.lines.length} gevinstlinjer, hold og vind`
    case 'cluster':
      return `${definition.reels} × ${definition.rows} klynger med fald`
  }
}
