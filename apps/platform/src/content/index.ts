export { readConfiguration, readMinimumAgeYears } from './configuration.ts'
export { findPage, readContent, readContentVersion } from './read-content.ts'
export { seedContent } from './seed.ts'
