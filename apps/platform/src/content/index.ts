export { findCampaign, findCampaignName, findLandingPage, listCampaigns } from './campaigns.ts'
export {
  findConfiguration,
  readCancelWindowMs,
  readConfiguration,
  readDocumentNames,
  readMinimumAgeYears,
  readMobileDigits,
  readPayoutRules,
  readPlayNoticeMs,
  readTwoPeopleFromOre,
  readWageringMinutes,
} from './configuration.ts'
export { removeEntry, saveEntry } from './entries.ts'
export {
  exportContent,
  type FiledEntry,
  importContent,
  readFiles,
  readImages,
  writeFiles,
} from './files.ts'
export { findImage, findImageHash, importImages, listImages } from './images.ts'
export { findNews, listNews } from './news.ts'
export { findPage, readAddresses, readContent, readContentVersion } from './read-content.ts'
export { circlesInStore } from './redirect-rules.ts'
export { seedContent, seedFolder } from './seed.ts'
