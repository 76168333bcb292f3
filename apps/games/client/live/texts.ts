/** Every word that a live table shows or says beside those of all tables and of roulette. */
export const texts = {
  watching: 'Du ser med. Log ind for at spille.',
  logIn: 'Log ind for at spille',
  betting: 'Placér din indsats',
  closing: 'Ingen flere indsatser',
  spin: 'Kuglen ruller',
  held: 'Et øjeblik',
  waiting: 'Hjulet drejer',
  result: 'Resultat',
  opening: 'Forbinder til bordet',
  secondsLeft: (seconds: number) => `${seconds} sekunder tilbage`,
  round: (round: string) => `Runde ${round}`,
  roundsLead: (count: string) =>
    `De seneste ${count} ved bordet. Tidligere resultater påvirker ikke det næste.`,
  bet: {
    none: 'Du har ingen indsats i runden.',
    sending: (amount: string) => `Sender din indsats på ${amount}`,
    placed: (amount: string) => `Placeret: ${amount} Pengene trækkes, når runden lukker.`,
    booking: (amount: string) => `Bogfører din indsats på ${amount}`,
    booked: (amount: string) => `Bogført: ${amount}`,
    refused: (why: string) => `Din indsats er afvist, og der er ikke trukket penge. ${why}`,
  },
  void: 'Runden er aflyst. Der er ikke trukket penge. Dine jetoner ligger klar under Gentag.',
  unsettled:
    'Runden slutter uden et tal på hjulet, fordi bogføringen mangler svar. Din indsats afgøres for sig, ' +
    'og udfaldet står under Transaktioner. Er den ikke bogført inden for et døgn, bortfalder den.',
  away: 'Bordet svarer ikke lige nu. Vi viser det igen, så snart det svarer.',
  cut: 'Forbindelsen er afbrudt. Vi prøver igen.',
  cutBet: (bet: string) => `Det seneste, vi ved: ${bet}`,
  cutRule: 'En indsats, der er bogført, gælder, også når forbindelsen er væk.',
  ending: 'Bordet lukker efter denne runde.',
  tooLate: 'Runden var lukket, da dine seneste jetoner kom. De er ikke med.',
  invalid: {
    'above-maximum': 'Indsatsen er over bordets grænse. Dine jetoner ligger som før.',
    'below-minimum': 'Indsatsen er under bordets grænse. Dine jetoner ligger som før.',
  } as Readonly<Record<string, string>>,
  invalidElse: 'Bordet kunne ikke tage den indsats. Dine jetoner ligger som før.',
  notTaken: 'Indsatsen blev ikke taget.',
  check: 'Kontrollér runden',
  checkLead:
    'Da runden lukkede, sendte bordet to aftryk til alle: et af rundens frø og et af alle indsatser. ' +
    'Herunder regner din egen browser dem efter.',
  checkNone: 'Når en runde er slut, mens du er ved bordet, kan du kontrollere den her.',
  checks: {
    commitment: ['Aftrykket passer til frøet.', 'Aftrykket passer ikke til frøet.'],
    number: ['Tallet følger af frøet.', 'Tallet følger ikke af frøet.'],
    slip: [
      'Din indsats er med i aftrykket af alle indsatser.',
      'Din indsats er ikke med i aftrykket af alle indsatser.',
    ],
  } as const,
  checkLate: 'Du kom, efter at runden lukkede, og fik ikke dens aftryk.',
  checkNoBet: 'Du havde ingen bogført indsats i runden.',
  checkPayout: (amount: string) => `Din indsats giver ${amount} efter bordets regler.`,
  checkFails: 'Skriv til kundeservice, og oplys rundens nummer.',
  checkProves:
    'Det viser, at hverken tallet eller din indsats er ændret, efter at runden lukkede: frøet blev ' +
    'trukket, da alle indsatser lå fast.',
  checkProvesNot:
    'Det viser ikke, hvordan frøet blev valgt. Det står generatorens certifikat og de offentlige ' +
    'statistikker over bordets numre inde for.',
  checkTree: 'Aftryk af alle indsatser',
  checkSlip: 'Din indsats’ nøgle',
  checkCommitment: 'Aftryk af frøet',
} as const
