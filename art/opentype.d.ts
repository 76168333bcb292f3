/** The part of opentype.js that lettering needs; the package ships no types of its own. */
declare module 'opentype.js' {
  export type Command = {
    readonly type: string
    readonly x1?: number
    readonly y1?: number
    readonly x2?: number
    readonly y2?: number
    readonly x?: number
    readonly y?: number
  }
  export type Outline = {
    readonly commands: readonly Command[]
    toPathData(decimalPlaces?: number): string
  }
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
