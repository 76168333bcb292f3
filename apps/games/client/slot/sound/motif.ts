/** A note of a motif: a step of the scale, and how long until the next, in beats. */
export interface Note {
  readonly step: number
  readonly beats: number
}

/** As many as the largest win plays. */
export const motifNotes = 8

/** In steps of the scale: what is higher is shrill. */
const highestStep = 9

const leaps = [1, 2, 3, 1, -1, 2, 1, -2]
const rhythm = [1, 1, 2, 1.5, 1, 0.5]

/**
 * A game's own motif, always the same one: it begins low, wanders upwards and ends above where it
 * began, so that a larger win, which plays more of it, also climbs higher.
 */
export function motifOf(game: string): readonly Note[] {
  const draw = drawsOf(game)
  const notes: Note[] = [{ step: 0, beats: rhythm[draw(rhythm.length)] ?? 1 }]
  let step = 0
  for (let place = 1; place < motifNotes; place += 1) {
    const leap = leaps[draw(leaps.length)] ?? 1
    step += step + leap < Math.floor(place / 2) ? 2 : leap
    if (step > highestStep) step -= 3
    notes.push({ step, beats: rhythm[draw(rhythm.length)] ?? 1 })
  }
  return notes
}

/** Numbers that follow from a text alone; nothing of a round depends on them. */
function drawsOf(text: string): (below: number) => number {
  let state = 2_166_136_261
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 739_982_445)
    state = Math.imul(state ^ (state >>> 12), 695_872_825)
    return (state >>> 8) % below
  }
}
