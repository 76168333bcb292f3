/** The texts of hold'em mod huset alone. */
export const holdemTexts = {
  felt: ['Banken skal have et par firere', 'At spille videre betaler 1 til 1'],
  ante: 'Ante',
  antePays: (most: number) => `op til ${most} til 1`,
  paytableNote: 'Når din hånd er bedst, eller banken ikke går videre.',
} as const
