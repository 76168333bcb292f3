/** What a check found, in words. */
export const checkTexts = {
  lead:
    'Da runden lukkede, sendte bordet to aftryk til alle: et af rundens frø og et af alle indsatser. ' +
    'Herunder regner din egen browser dem efter.',
  found: {
    commitment: ['Aftrykket passer til frøet.', 'Aftrykket passer ikke til frøet.'],
    slip: [
      'Din indsats er med i aftrykket af alle indsatser.',
      'Din indsats er ikke med i aftrykket af alle indsatser.',
    ],
  } as const,
  late: 'Du kom, efter at runden lukkede, og fik ikke dens aftryk.',
  noBet: 'Du havde ingen bogført indsats i runden.',
  payout: (amount: string) => `Din indsats giver ${amount} efter bordets regler.`,
  fails: 'Skriv til kundeservice, og oplys rundens nummer.',
  tree: 'Aftryk af alle indsatser',
  slip: 'Din indsats’ nøgle',
  commitment: 'Aftryk af frøet',
} as const
