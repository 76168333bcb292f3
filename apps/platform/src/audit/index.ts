import './tables.ts'

export { type AuditEntry, audit, auditAll, looksPersonal } from './audit.ts'
export { keepSealing, Sealer, type SealerContext } from './keep-sealing.ts'
export { readHead, sealLines, sealWaitMaxMs } from './seal.ts'
