/** Every word that a live table shows or says beside those of all tables and of its own game. */
export const texts = {
  watching: 'Du ser med. Log ind for at spille.',
  logIn: 'Log ind for at spille',
  betting: 'Placér din indsats',
  closing: 'Ingen flere indsatser',
  held: 'Et øjeblik',
  result: 'Resultat',
  opening: 'Forbinder til bordet',
  secondsLeft: (seconds: number) => `${seconds} sekunder tilbage`,
  round: (round: string) => `Runde ${round}`,
  results: 'Resultater',
  resultsLead: (rounds: number) =>
    rounds === 0
      ? 'Der er ikke spillet nogen runde ved bordet endnu.'
      : `${rounds === 1 ? 'Den seneste runde' : `De seneste ${rounds} runder`} ved bordet.`,
  noAdvice: 'Tidligere resultater påvirker ikke det næste.',
  chips: {
    full: 'Bordets grænse er nået på det felt eller i alt.',
    on: (spot: string, amount: string) => `${spot}: ${amount} placeret.`,
    nothingOn: (spot: string) => `${spot}: intet placeret.`,
    total: (amount: string) => `I alt ${amount}`,
  },
  bet: {
    none: 'Du har ingen indsats i runden.',
    sending: (amount: string) => `Sender din indsats på ${amount}`,
    placed: (amount: string) => `Placeret: ${amount} Pengene trækkes, når runden lukker.`,
    booking: (amount: string) => `Bogfører din indsats på ${amount}`,
    booked: (amount: string) => `Bogført: ${amount}`,
    refused: (why: string) => `Din indsats er afvist, og der er ikke trukket penge. ${why}`,
  },
  void: 'Runden er aflyst. Der er ikke trukket penge. Dine jetoner ligger klar under Gentag.',
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
  checkNone: 'Når en runde er slut, mens du er ved bordet, kan du kontrollere den her.',
  pageMissing: 'Vi kan ikke vise det lige nu. Prøv igen om lidt.',
} as const
