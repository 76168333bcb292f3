import './tables.ts'

export { type AuditDetail, type AuditEntry, audit } from './audit.ts'
