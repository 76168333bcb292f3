import type { TestRecord } from './records.ts'
import type { Step, Watch } from './steps.ts'

/**
 * Above this many failures there is probably a common cause, and running them again would only take long.
 */
const failuresMax = 20

/**
 * Reruns the failed tests of a step, and reports for each whether it is flaky. The run has failed all the
 * same: a test that passes now and then proves nothing.
 */
export async function lookAgain(
  step: Step,
  failures: readonly TestRecord[],
  watch: Watch,
): Promise<string[]> {
  if (!step.again || failures.length === 0) return []
  if (failures.length > failuresMax) {
    return [`${step.name}: ${failures.length} tests failed, too many to run them again`]
  }
  return verdicts(failures, await step.again(failures, watch))
}

function verdicts(failures: readonly TestRecord[], second: readonly TestRecord[]): string[] {
  return failures.map(({ file, title }) => {
    const again = second.find((record) => record.file === file && record.title === title)
    return `${verdictOf(again?.state)}: ${file} › ${title}`
  })
}

function verdictOf(state: TestRecord['state'] | undefined): string {
  if (state === 'passed') return 'unsteady (it passed the second time)'
  return state === 'failed' ? 'failed twice' : 'failed, and could not be run again'
}
