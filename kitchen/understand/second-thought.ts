import { mayMatch } from '../lexicon/may-match.ts'
import type { Language } from '#shared/constants/languages.ts'
import { readDishMentions } from './dish-mentions.ts'
import { readMentions } from './marks/read-mentions.ts'
import { anyOf } from './word-list.ts'

/** Words by which somebody takes back what they have just said and says something else. */
const turning = anyOf({
  en: `
    (?:(?:oh|ah|hmm+|um+|uh|sorry|well|actually),? )*(?:no,?(?: no,?)? (?:wait|hang on|hold on|actually|sorry|rather|better|scratch that|make (?:that|it))|wait,? (?:no|actually)|actually,? (?:no|rather|make (?:that|it)|let's (?:do|have|make)|i'd (?:rather|prefer))|hang on,? no|scratch that|strike that|forget (?:that|it)|on second thoughts?|or rather|make that|change of plan|i(?:'ve)? changed my mind|i meant?)(?:,? (?:rather|better|make it|make that|let's (?:do|have|make)|i'd (?:rather|prefer)(?: have)?|instead|give me))?
  `,
  fr: `
    (?:(?:ah|oh|euh|bon|enfin|heu|pardon),? )*(?:non,?(?: non,?)? (?:attends?|attendez|plutot|en fait|finalement|pardon|mieux)|attend(?:s|ez),? (?:non|plutot|en fait)|en fait,? (?:non|plutot)|finalement,? (?:non|plutot)|oublie(?:z)? ca|je (?:voulais|veux) dire|je change d'avis|ou plutot|mieux encore|ah non)(?:,? (?:attends?|plutot|je prefere|je veux|fais-moi|faites-moi|donne-moi|mieux))*
  `,
  es: `
    (?:(?:ay|uy|bueno|eh|ah|perdona|perdon),? )*(?:no,?(?: no,?)? (?:espera|espere|mejor|perdona?|perdon|en realidad)|espera,? (?:no|mejor)|mejor (?:no|dicho)|en realidad,? (?:no|mejor|prefiero)|olvid(?:alo|a eso)|quiero decir|he cambiado de idea|cambio de idea|o mejor|al final no)(?:,? (?:mejor|prefiero|quiero|hazme|ponme))*
  `,
  de: `
    (?:(?:ach|oh|ah|ahm|hm+|tja|sorry|quatsch),? )*(?:(?:nein|nee?|no|na),? (?:warte|wart|moment|halt|doch|lieber|besser|eigentlich|stopp?)|(?:warte|wart|moment|halt|stopp?),? (?:nein|nee?|doch|lieber|besser)|ach (?:nein|nee?|was)|doch (?:nicht|lieber)|oder (?:nein|nee?|doch)|oder besser|vergiss (?:es|das)|ich meine?|ich meinte|besser gesagt|quatsch)(?:,? (?:warte|lieber|doch|doch lieber|besser|ich (?:hatte|mochte|will|nehme|nehm)(?: lieber| doch)?|mach|gib mir))*
  `,
})

const span = (text: string, at: number, end: number) =>
  text.slice(0, at) + ' '.repeat(end - at) + text.slice(end)

/** What was wished for before it was taken back is blanked; people, time, allergies and refusals stay. */
function withoutWishes(head: string, language: Language): string {
  const dishes = readDishMentions(head, language).filter(({ wanted }) => wanted)
  const foods = readMentions(head, language).filter(({ wanted }) => wanted)
  return [
    ...dishes.map(({ at, end }) => [at, end] as const),
    ...foods.map(({ start, end }) => [start, end] as const),
  ]
    .reduce((text, [at, end]) => span(text, at, end), head)
    .replace(/ {2,}/g, ' x ')
}

/** A turn (folded) in which somebody corrects themselves says only what they came to: "lasagne, no wait, moussaka". */
export function afterSecondThought(folded: string, language: Language): string {
  const found = mayMatch(turning, folded) ? turning.exec(folded) : null
  if (!found || found.index === 0) return folded
  const after = folded.slice(found.index + found[0].length)
  // "Actually no nuts" takes nothing back, it refuses.
  if (/(?:no|non|nein|nee?|na|nicht)$/.test(found[0]) && !/^\s*[,.;:!…–-]/.test(after)) return folded
  const head = folded.slice(0, found.index).replace(/[^a-z0-9]+$/, '')
  const rest = after.replace(/^[^a-z0-9]+/, '')
  const tail = afterSecondThought(rest, language)
  const saysDish = readDishMentions(tail, language).some(({ wanted }) => wanted)
  if (saysDish) return `${withoutWishes(head, language)} . ${tail}`
  const saysFood = readMentions(tail, language).some(({ wanted }) => wanted)
  if (!saysFood) return folded
  // Another filling for the same dish.
  const foods = readMentions(head, language).filter(({ wanted }) => wanted)
  const blanked = (all: typeof foods) =>
    all.reduce((text, { start, end }) => span(text, start, end), head).replace(/ {2,}/g, ' ')
  const named = readDishMentions(head, language)
  const plain = blanked(foods)
  const isStillNamed = named.length === 0 || readDishMentions(plain, language).length > 0
  const beside = foods.filter(({ start, end }) => !named.some((dish) => start < dish.end && end > dish.at))
  return `${isStillNamed ? plain : blanked(beside)}, ${tail}`
}
