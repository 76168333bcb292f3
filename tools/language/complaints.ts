import { contentTexts } from './content-texts.ts'
import { gameTexts } from './game-texts.ts'
import { houseComplaints } from './house-rules.ts'
import { sourceTexts } from './source-texts.ts'
import { misspelt } from './spelling.ts'
import type { Complaint } from './text.ts'

/** How many texts were read, and what is to be put right or explained in them. */
export async function checkLanguage(): Promise<{ count: number; complaints: Complaint[] }> {
  const [content, source, games] = await Promise.all([contentTexts(), sourceTexts(), gameTexts()])
  const all = [...content, ...source, ...games.texts]
  // The rules of 721 games are mostly the same sentences.
  const texts = [...new Map(all.map((each) => [each.text, each])).values()]
  return {
    count: texts.length,
    complaints: [...(await misspelt(texts)), ...houseComplaints(texts, games.titles)],
  }
}
