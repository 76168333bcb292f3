import { Progress } from '../progress.ts'
import { buildAll } from './build-all.ts'

const progress = new Progress()
try {
  await progress.step('build what browsers load', () => buildAll(), describe)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function describe(built: string[]): string {
  return built.length === 0 ? 'nothing has changed' : built.join(', ')
}
