import { checkLanguage } from './complaints.ts'

// `npm run language`: reads every Danish text with a dictionary, our own words and the rules of the house.
const longest = 120

const { count, complaints } = await checkLanguage()
for (const { place, says, text } of complaints) {
  process.stdout.write(`${place}: ${says}\n    ${text.slice(0, longest)}\n`)
}
process.stdout.write(`${count} texts, ${complaints.length} to put right or explain\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
