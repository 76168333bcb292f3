import { provenTest } from '../../../../../tools/proofs/proven-test.ts'
import { apart, claimReports } from './test-reports.ts'

// Games whose round is a chain of spins.
await claimReports(provenTest(import.meta.url, { apart }), 'chains')
