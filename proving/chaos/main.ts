import { hex, systemRandom } from '@nordlys/core'
import { summaryOf } from './report.ts'
import { runChaos } from './run-chaos.ts'

// `npm run chaos [-- minutes [seed]]`: everything goes wrong, then the books are compared.
const [minutes = '3', seed = hex(systemRandom.bytes(8))] = process.argv.slice(2)
const say = (line: string) => console.log(line)
const report = await runChaos({ minutes: Number(minutes), seed, say })
say(summaryOf(report))
process.exitCode = report.breaches.length === 0 ? 0 : 1
