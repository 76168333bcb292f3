export { LineSession, type Transport } from './line-session.ts'
export { OwnSlips } from './own-slips.ts'
export { type TableDoor, TableFeed } from './table-feed.ts'
export { Tickets } from './tickets.ts'
