/**
 * Runs after the sheet with the face and before the page's own elements: a face is taken up when it is
 * first asked for, a task later, and a layout that asked for it itself would stand in another. [FLT-50]
 */
export const faceFirstScript = `document.fonts.load('1em "Figtree Variable"')`
