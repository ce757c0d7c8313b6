import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import { doingsOf } from './doings.ts'
import { isLoose } from '../recipes/knifework.ts'
import { isReadyCooked, type Part } from '../recipes/part.ts'
import { otherwise } from './said-otherwise.ts'
import { sentence, usesOf, without, type PlannedStep, type Sentence } from './planned-step.ts'

export const byState = {
  pressed: say(
    'Season {x}[ with {seasoning:bare}], knead briefly and press into flat pieces, a finger thick and as large as a palm.',
    'Assaisonner {x}[ {seasoning:de}], malaxer un instant et aplatir en galettes d’un doigt d’épaisseur, larges comme la paume.',
    'Sazonar {x}[ con {seasoning:bare}], amasar un momento y aplastar en piezas de un dedo de grosor y grandes como la palma.',
    '{x}[ mit {seasoning:with}] würzen, kurz durchkneten und zu fingerdicken, handtellergroßen Fladen drücken.',
  ),
  moulded: say(
    'With wet hands mould {x} round the sticks like long fingers.',
    'Les mains mouillées, façonner {x} autour des bâtonnets en longs boudins.',
    'Con las manos mojadas, dar forma a {x} alrededor de los palillos, como dedos largos.',
    '{x} mit nassen Händen wie lange Finger um die Spieße drücken.',
  ),
  softened: say(
    'Cook {x} with two spoonfuls of water under a lid for 10 minutes until soft, and let cool a little.',
    'Cuire {x} 10 minutes à couvert avec deux cuillerées d’eau, jusqu’à ce que ce soit tendre, et laisser tiédir.',
    'Cocer {x} tapado con dos cucharadas de agua 10 minutos, hasta que esté tierno, y dejar templar.',
    '{x} mit zwei Löffeln Wasser zugedeckt 10 Minuten weich kochen und etwas abkühlen lassen.',
  ),
  stirred: say(
    'Rain {x} into four times as much boiling salted water, whisking, and cook over low heat, stirring often, until thick and soft; keep warm under a lid.',
    'Verser {x} en pluie dans quatre fois son volume d’eau bouillante salée en fouettant et cuire à feu doux en remuant souvent, jusqu’à ce que ce soit épais et tendre ; garder au chaud à couvert.',
    'Echar {x} en lluvia en cuatro veces su volumen de agua hirviendo con sal, batiendo, y cocer a fuego suave, removiendo a menudo, hasta que espese y esté tierno; mantener caliente tapado.',
    '{x} unter Rühren in die vierfache Menge kochendes Salzwasser rieseln lassen und bei kleiner Hitze unter häufigem Rühren dick und weich kochen; zugedeckt warm halten.',
  ),
} satisfies Record<string, Phrase>

/** Eaten raw; in a hot pan nothing is left of them. */
const isSaladLeaf = ({ ingredient: { id } }: Part) => /^(?:rocket|lambs-lettuce|watercress)$/.test(id)

/** Fruit that no fork crushes as long as it is raw. */
const isFirmFruit = ({ ingredient: { id }, ...part }: Part) =>
  /^(?:apple|pear|quince|pineapple|rhubarb)$/.test(id) && !isReadyCooked(part)

/** Swells to a porridge that nobody can drain. */
const isMeal = ({ ingredient: { id } }: Part) => /^(?:polenta|semolina)$/.test(id)

const isMeaty = ({ id }: Part['ingredient']) => !id.endsWith('-cheese')

const isMince = ({ ingredient, ...part }: Part) =>
  isLoose(ingredient) && isMeaty(ingredient) && !isReadyCooked(part)

/** What is done to food, by the English of it; the food that it does not suit, and what becomes of that. */
interface Method {
  says: RegExp
  suitsNot: (part: Part) => boolean
  /** Said in its place. */
  instead?: Phrase
  /** Done before it. */
  before?: Phrase
}

const methods: readonly Method[] = [
  { says: /\b(?:slice|beat|score|pocket into|pat)\b[^§…]*§/i, suitsNot: isMince, instead: byState.pressed },
  { says: /\bthread\b[^§]*§/i, suitsNot: isMince, instead: byState.moulded },
  { says: /§[^§]*salted water/i, suitsNot: isMeal, instead: byState.stirred },
  { says: /\b(?:crush|mash|pur[ée]e)\b[^§…]*§/i, suitsNot: isFirmFruit, before: byState.softened },
  {
    says: /\b(?:add(?:ing)?|boil|brown|cook|fry|roast|simmer|soften|steam|stew|stir in|turn|wilt)\b[^§]*§|§[^§]*\b(?:cook|fry|simmer|soften)\b/i,
    suitsNot: isSaladLeaf,
  },
]

const wasHeated = (part: Part, steps: readonly PlannedStep[]) =>
  steps.some(({ kind, heated, uses }) => kind === 'cook' && heated === true && uses.includes(part))

/** The sentences that say the same of what it suits, and what becomes of the rest. */
function mended(said: Sentence, method: Method, unsuited: readonly Part[]): Sentence[] {
  const kept = without(said, unsuited)
  const { instead } = method
  const own = instead
    ? [
        sentence(instead, (name) => {
          const value = said.bound.get(name)
          return name === 'x' ? unsuited : typeof value === 'number' ? [] : (value ?? [])
        }),
      ]
    : []
  return [...(kept ? [kept] : []), ...own]
}

/** Soya yoghurt in place of eggs is stirred, however long the eggs would be beaten. */
const isUnbeaten = (said: Sentence): boolean => {
  const eggs = said.bound.get('egg')
  return (
    eggs !== undefined &&
    typeof eggs !== 'number' &&
    eggs.length > 0 &&
    eggs.every(({ ingredient: { category } }) => category !== 'egg')
  )
}

const isCarved = ({ bought }: Part) => bought === 'carved'

/** Said of raw food only, or of one piece of it, and never of what was cooked or carved before, or of mince. */
const ofRawPieces: readonly (readonly [RegExp, (part: Part) => boolean])[] = [
  [/\b(?:beat|marinate|pat|rub|score|thread)\b[^§…]*§|§ (?:or beat|across the grain)/i, isCarved],
  [
    /\b(?:rinse|sprinkle in|tip in)\b[^§…]*§/i,
    ({ bought, ingredient }) => bought === 'cooked' && ingredient.category === 'grain',
  ],
  [/\b(?:grate|peel|prick|scrub)\b[^§…]*§/i, ({ bought }) => bought === 'cooked'],
  [
    /\b(?:brown|marinate|pat|rub|score)\b[^§…]*§[^§]*(?:all sides|dry|turning once)|§ across the grain/i,
    isMince,
  ],
]

/** Whether something is still treated as what it is not, where no other words are at hand. */
export const isMistreated = (steps: readonly PlannedStep[]): boolean =>
  steps.some(({ uses, sentences }) =>
    ofRawPieces.some(
      ([says, isOther]) =>
        uses.some(isOther) &&
        sentences.flatMap(doingsOf).some(({ parts, said }) => parts.some(isOther) && says.test(said)),
    ),
  )

/** Steps in which everything is handled as what it is: mince is not sliced, and no raw apple crushed with a fork. */
export function asItIs(planned: readonly PlannedStep[]): PlannedStep[] {
  const steps: PlannedStep[] = []
  for (const step of planned) {
    const first: PlannedStep[] = []
    let sentences = step.sentences.some(isUnbeaten)
      ? step.sentences.map((said) =>
          isUnbeaten(said) ? { ...said, text: otherwise('unbeaten', said.text) } : said,
        )
      : step.sentences
    for (const method of methods) {
      if (!step.uses.some(method.suitsNot) || (!method.instead && !method.before && step.kind !== 'cook'))
        continue
      sentences = sentences.flatMap((said) => {
        const unsuited = doingsOf(said)
          .filter((each) => method.says.test(each.said))
          .flatMap(({ parts }) => parts.filter(method.suitsNot))
        if (unsuited.length === 0) return [said]
        if (!method.before) return mended(said, method, unsuited)
        const raw = unsuited.filter((part) => !wasHeated(part, steps))
        if (raw.length > 0) first.push(beforehand(method.before, raw, 10))
        return [said]
      })
    }
    if (sentences === step.sentences) {
      steps.push(...first, step)
      continue
    }
    const uses = [...new Set(sentences.flatMap(usesOf))]
    // A sign of doneness alone is no step.
    if (uses.length > 0) steps.push(...first, { ...step, sentences, uses })
  }
  return steps
}

const beforehand = (text: Phrase, uses: readonly Part[], minutes: number): PlannedStep => ({
  kind: 'cook',
  sentences: [sentence(text, () => uses)],
  minutes,
  celsius: null,
  aside: false,
  wet: true,
  heated: true,
  uses,
})
