import { parseArgs } from 'node:util'
import { proveGamesByHand } from '@nordlys/game-catalogue/prove-all'
import { reportReturns } from './report-returns.ts'
import { slowMethods } from './slow-methods.ts'
import { tableReturns } from './table-returns.ts'

// `npm run prove`: the games made by hand; `-- --force` also those whose report is of their present hash.
// `-- --tables`: the return of every bet at the tables by each of its methods; `--whole` with what takes
// minutes. Ends with 1 when a game declares anything it is not, or two methods differ. [PROOF-01]
const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    tables: { type: 'boolean', default: false },
    whole: { type: 'boolean', default: false },
  },
})
const isProven = values.tables
  ? reportReturns(tableReturns(slowMethods({ isWhole: values.whole })), (line) => {
      process.stdout.write(`${line}\n`)
    })
  : await proveGamesByHand({ isForced: values.force })
if (!isProven) process.exitCode = 1
