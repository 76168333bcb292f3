import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { apart, claimReports } from './test-reports.ts'

// Games that are won in ways, with reels of one height or of many.
await claimReports(provenTest(import.meta.url, { apart }), 'ways')
