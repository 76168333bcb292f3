import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { apart, claimReports } from './test-reports.ts'

// Games that are won on lines, most of them proven by counting every grid.
await claimReports(provenTest(import.meta.url, { apart }), 'lines')
