import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { apart, claimReports } from './test-reports.ts'

// Games that draw one of the rounds they list.
await claimReports(provenTest(import.meta.url, { apart }), 'listed')
