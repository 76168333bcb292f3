/**
 * Words that are right and that the dictionary lacks, by the reason why they are right. A word with a
 * small letter also stands for itself at the beginning of a sentence.
 */
export const knownWords: Readonly<Record<string, string>> = {
  'authorities, services, marks and standards':
    'Allorfik Mastercard NemKonto NemKontoen ROFUS SHA StopSpillet WCAG JavaScript JSON CTR',
  'abbreviations, which keep their full stop': 'kl kr mio',
  'the trade of casinos': [
    'casinospil checke dusiner free gennemspilskrav gennemspilskravet jackpotnetværk jackpotpulje',
    'jackpotpuljen jackpotterne pitlederen pitlederens RNG RTP volatilitet volatiliteten',
  ].join(' '),
  'the words of our games':
    'Flexveje kolossymbol kolossymboler kolossymbolet scatter scatters wild wilds',
  'the words of roulette and cards, which are French and English at every table': [
    "baccarat banco call calle caller card Cheval flush hold'em ne Plein punto raise",
    'straight three Turn va Voisins zéro',
  ].join(' '),
  'names of symbols and of games': [
    'Better Deuces or',
    'Anemonebunden Ball Berserkernes Chilifiesta Dobbeltsyv Fedoraen Fujis Fønikens Galleon',
    'Gepardspurt Horusøje inuksuk Jalapeñojagt Kalifens Kapitolhøjen Karatkongen Kardemommeduft',
    'Klondyke Koi Koiens Kolosseum Kukuren Kvældssol Lindealleen Luchadorens Madamens Mariachinat',
    'Nautilskal Obsidianøen Parapluen Pitstop Ronin Safeknækkeren Sheherazades Smaragdhvælvingen',
    'Sombrerosiesta Synthbølgen Velodromen Verdensturneen',
  ].join(' '),
  'everyday words that are younger than the dictionary': 'billed-ID sneakers',
  'names of the venue’s club and of its page for guests from abroad': 'Club English',
  'a year to be written in a field': 'ÅÅÅÅ',
  'a slip on purpose: it shows what the search forgives': 'vikinngernes',
}
