/** A part of something of bytes; both ends are in it. */
export interface ByteRange {
  first: number
  last: number
}

const singleRange = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * Which part a `range` header asks for. What is not one range of bytes, and several at once, is
 * answered with the whole: that is always right. A range that begins behind the end is `outside`.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'outside' {
  const [, from = '', to = ''] = singleRange.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') return lastBytes(Number(to), size)
  const [first, last] = [Number(from), to === '' ? size - 1 : Number(to)]
  if (last < first && to !== '') return 'whole'
  return first < size ? { first, last: Math.min(last, size - 1) } : 'outside'
}

function lastBytes(count: number, size: number): ByteRange | 'outside' {
  if (count === 0 || size === 0) return 'outside'
  return { first: Math.max(0, size - count), last: size - 1 }
}
