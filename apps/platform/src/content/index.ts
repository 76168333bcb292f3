export { readConfiguration } from './configuration.ts'
export { readContent, readContentVersion } from './read-content.ts'
export { seedContent } from './seed.ts'
