/** The texts of trekortspoker alone. */
export const threeCardTexts = {
  felt: ['Banken skal have en dame', 'Ante og spil betaler 1 til 1'],
  ante: 'Ante',
  antePays: '1 til 1',
  anteBonus: 'Bonus på ante',
  anteBonusNote: 'Betales oven i, når du spiller videre, uanset hvad banken har.',
  pairBonus: 'Par-bonus',
  pairBonusNote:
    'Afgøres af dine egne tre kort alene, også når du lægger dem ned. Alt andet taber.',
  pairBonusPays: (most: number) => `op til ${most} til 1`,
} as const
