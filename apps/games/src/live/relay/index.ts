export { Copies } from './copies.ts'
export { type CopySocket, copyBytesMax, copyPath } from './copy-frames.ts'
export { OwnerStream, openStream, type StreamWay } from './owner-stream.ts'
