/** How MitID behaves for a person. */
export type MitidBehaviour =
  | 'ok'
  | 'no-cpr'
  | 'reissued'
  | 'blocked'
  | 'slow'
  | 'low-assurance'
  | 'expired-token'
  | 'wrong-nonce'
  | 'wrong-audience'
  | 'forged-signature'
  | 'core-client-error'
  | 'unavailable'

export interface Persona {
  key: string
  name: string
  /** Fictitious: the day of the birth date is 60 too high. */
  cpr: string
  mitid: MitidBehaviour
  /** The person's special trait, in Danish, for the pages. */
  about: string
}

function person(key: string, name: string, cpr: string, about: string): Persona {
  return { key, name, cpr, mitid: 'ok', about }
}

function mitidCase(key: string, name: string, cpr: string, mitid: MitidBehaviour, about: string) {
  return { key, name, cpr, mitid, about }
}

/** The sandbox's people. ROFUS and NemKonto go by the last four digits of the CPR number. */
export const personas: readonly Persona[] = [
  person('anna', 'Anna Nielsen', '6101900000', 'Alt går godt.'),
  person('peter', 'Peter Holm', '6108850020', 'Alt går godt.'),
  person('sofie', 'Sofie Lund', '7309920022', 'Alt går godt.'),
  person('bo', 'Bo Ung', '7212089006', 'Mindreårig: født den 12. december 2008.'),
  person('dan', 'Dan Nitten', '7403074015', '19 år: født den 14. marts 2007.'),
  person('clara', 'Clara Juni', '7506004009', 'Midlertidigt registreret i ROFUS.'),
  person('eva', 'Eva Evig', '6502850002', 'Registreret i ROFUS for altid.'),
  person('finn', 'Finn Stille', '6803790003', 'ROFUS svarer ikke.'),
  person('gitte', 'Gitte Fejl', '7004820004', 'ROFUS svarer med en fejl.'),
  person('hugo', 'Hugo Uenig', '7104820005', 'ROFUS siger under 18 år.'),
  person('hans', 'Hans Ingenkonto', '7105760006', 'Har ingen NemKonto: udbetalingen afvises.'),
  person('ida', 'Ida Lukket', '6906880007', 'NemKontoen er lukket: pengene kommer retur.'),
  person('otto', 'Otto Frabedt', '7206740009', 'Har frabedt sig NemKonto: den afvises.'),
  person('pia', 'Pia Pause', '6203880023', 'Alt går godt. Har en færdig spilkonto på pause.'),
  person('karl', 'Karl Lukketkonto', '6807790024', 'Alt går godt. Har en lukket spilkonto.'),
  person('rosa', 'Rosa Rofus', '7202910001', 'Midlertidigt i ROFUS. Har en spilkonto fra før.'),
  person('runa', 'Runa Runde', '6911860025', 'Alt går godt. Har en runde i gang.'),
  person('sven', 'Sven Spærret', '7002810028', 'Alt går godt. Spilkontoen er spærret.'),
  person('sara', 'Sara Sårbar', '6904870031', 'Alt går godt. Spiller, så det ses.'),
  person('hanne', 'Hanne Hævet', '6305910042', 'Alt går godt. Venter på en højere grænse.'),
  person('nanna', 'Nanna Næsten', '6408880044', 'Alt går godt. Er tæt på sin grænse.'),
  person('bente', 'Bente Bonus', '6607940046', 'Alt går godt. Har velkomstbonus og spins.'),
  person('mona', 'Mona Mærke', '6505860048', 'Alt går godt. Har en udbetaling, vi ser på.'),
  person('klara', 'Klara Klage', '6404920050', 'Alt går godt. Har en klage, som har frist i dag.'),
  person('stine', 'Stine Status', '7003900031', 'Alt går godt. Får status hvert kvarter.'),
  person('ulrik', 'Ulrik Udengrænse', '7512950026', 'Alt går godt. Har ingen indbetalingsgrænse.'),
  person('skjult', 'NAVNE & ADRESSEBESKYTTET', '6707830008', 'Har navne- og adressebeskyttelse.'),
  mitidCase('anna-ny', 'Anna Nielsen', '6101900000', 'reissued', 'Samme person, nyt MitID.'),
  mitidCase('tove', 'Tove Udencpr', '6405910018', 'no-cpr', 'MitID uden CPR-nummer.'),
  mitidCase('jens', 'Jens Låst', '6208740010', 'blocked', 'MitID er spærret.'),
  mitidCase('karen', 'Karen Langsom', '6309810011', 'slow', 'Svaret kommer langsomt.'),
  mitidCase('lars', 'Lars Lav', '6410770012', 'low-assurance', 'Sikringsniveau Lav.'),
  mitidCase('mette', 'Mette Udløbet', '6511860013', 'expired-token', 'Beviset er udløbet.'),
  mitidCase('niels', 'Niels Nonce', '6612800014', 'wrong-nonce', 'Forkert nonce.'),
  mitidCase('oda', 'Oda Modtager', '6701840015', 'wrong-audience', 'Bevis til en anden.'),
  mitidCase('per', 'Per Falsk', '6802870016', 'forged-signature', 'Falsk underskrift.'),
  mitidCase('rikke', 'Rikke Nedbrud', '6903890017', 'core-client-error', 'Fejl hos MitID.'),
  mitidCase('ulla', 'Ulla Utilgængelig', '7004910019', 'unavailable', 'MitID er nede.'),
]

/** The name on the page's list: two people there may not be called the same. */
export function listName(persona: Persona): string {
  return persona.mitid === 'reissued' ? `Nyt MitID til ${persona.name.split(' ')[0]}` : persona.name
}
