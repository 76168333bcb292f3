/**
 * The expected longest run of losing rounds among `rounds`, when each loses with chance `losing`.
 * Summed over lengths: the chance that some run is longer than each.
 */
export function expectedLongestDryRun(losing: number, rounds: number): number {
  let expected = 0
  for (let length = 0; length < rounds; length += 1) {
    const chance = 1 - chanceOfNoRun(losing, rounds, length + 1)
    expected += chance
    if (chance < 1e-12) break
  }
  return expected
}

/** No run of `length` losses in `rounds`: a first run can only end where none had ended before. */
function chanceOfNoRun(losing: number, rounds: number, length: number): number {
  const run = losing ** length
  const none = [1]
  for (let round = 1; round <= rounds; round += 1) {
    const before = none[round - 1] ?? 1
    if (round < length) none.push(1)
    else if (round === length) none.push(1 - run)
    else none.push(before - (none[round - length - 1] ?? 1) * (1 - losing) * run)
  }
  return none[rounds] ?? 1
}
