export { Copies } from './copies.ts'
export { copyPath } from './copy-frames.ts'
export { OwnerStream } from './owner-stream.ts'
