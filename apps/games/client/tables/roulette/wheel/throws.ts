import { readTrack, type Track } from './course/track.ts'
import index from './throws.json' with { type: 'json' }

/** Which of the baked throws a number of the draw stands for: any whole number will do. */
export function throwOf(chosen: number): number {
  return Math.abs(Math.trunc(chosen)) % index.count
}

const kept = new Map<number, Promise<Track | undefined>>()

/** Undefined when it cannot be had; it is asked for again the next time. */
export function fetchThrow(place: number): Promise<Track | undefined> {
  const known = kept.get(place)
  if (known) return known
  const asked = load(place).then((track) => {
    if (!track) kept.delete(place)
    return track
  })
  kept.set(place, asked)
  return asked
}

async function load(place: number): Promise<Track | undefined> {
  const name = String(place).padStart(3, '0')
  try {
    const answer = await fetch(`/throws/${index.version}/${name}.bin`)
    return answer.ok ? readTrack(new Uint8Array(await answer.arrayBuffer())) : undefined
  } catch {
    // The wheel shows the number without a throw.
    return undefined
  }
}
