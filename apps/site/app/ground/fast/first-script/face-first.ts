/**
 * Loads the font before the first layout. A browser loads a font only when a layout asks for it, one task
 * later, and would show that layout in the fallback font. Runs after the sheet with the font. [FLT-50]
 */
export const faceFirstScript = `document.fonts.load('1em "Figtree Variable"')`
