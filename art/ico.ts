/** Packs square PNGs, each up to 256 pixels wide, into one Windows icon file. */
export function packIco(images: readonly { sizePx: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  for (const [index, { sizePx, png }] of images.entries()) {
    const entry = 6 + index * 16
    // A width or height of 256 is written as 0.
    header.writeUInt8(sizePx % 256, entry)
    header.writeUInt8(sizePx % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}
