/** The part of opentype.js that lettering needs; the package ships no types of its own. */
declare module 'opentype.js' {
  export type Outline = { toPathData(decimalPlaces?: number): string }
  export type Glyph = {
    readonly advanceWidth: number
    getPath(x: number, y: number, fontSize: number): Outline
  }
  export type Font = {
    readonly unitsPerEm: number
    charToGlyph(character: string): Glyph
  }
  const opentype: { parse(bytes: ArrayBuffer): Font }
  export default opentype
}
