import type { Phrase } from '../recipes/phrase.ts'
import { say } from '../recipes/template.ts'
import type { CookWishes } from '../recipes/wishes.ts'
import { sentenceWith, type PlannedStep } from './planned-step.ts'

/** What takes the place of a sentence that needs a blender, by the English of that sentence. */
const mashed: Readonly<Record<string, Phrase>> = {
  'Take off the heat, [pour in {creamy} and ]blend until completely smooth. Season with {sour+seasoning:bare}.':
    say(
      'Take off the heat, [pour in {creamy} and ]mash thoroughly with a potato masher; rub it through a sieve or a food mill if it is to be smooth. Season with {sour+seasoning:bare}.',
      'Hors du feu, [verser {creamy} et ]écraser soigneusement au presse-purée ; passer au tamis ou au moulin à légumes pour une texture lisse. Assaisonner {sour+seasoning:de}.',
      'Retirar del fuego, [verter {creamy} y ]aplastar bien con un pasapurés o un tenedor; pasar por un colador si debe quedar fina. Sazonar con {sour+seasoning:bare}.',
      'Vom Herd nehmen, [{creamy} zugießen und ]mit dem Kartoffelstampfer gründlich zerdrücken; soll es glatt sein, durch ein Sieb oder die Flotte Lotte streichen. Mit {sour+seasoning:with} abschmecken.',
    ),
  'Set a spoonful of the diced vegetables aside. Blend {main+garlic+bread+vinegar+water+heat} until completely smooth.':
    say(
      'Set a spoonful of the diced vegetables aside. Chop {main+garlic+bread+vinegar+water+heat} very finely and crush them with a potato masher; rub through a sieve if it is to be smooth.',
      'Réserver une cuillerée de légumes en dés. Hacher très finement {main+garlic+bread+vinegar+water+heat} et écraser le tout au presse-purée ; passer au tamis pour une texture lisse.',
      'Reservar una cucharada de verdura en dados. Picar muy fino {main+garlic+bread+vinegar+water+heat} y aplastarlo todo con un pasapurés; pasar por un colador si debe quedar fino.',
      'Einen Löffel Gemüsewürfel beiseitestellen. {main+garlic+bread+vinegar+water+heat} sehr fein hacken und mit dem Kartoffelstampfer zerdrücken; soll es glatt sein, durch ein Sieb streichen.',
    ),
  'With the blender running, trickle in {oil}, then season with {seasoning:bare}; cold soup needs a little more salt than hot.':
    say(
      'Trickle in {oil} while stirring with a whisk, then season with {seasoning:bare}; cold soup needs a little more salt than hot.',
      'Verser {oil} en filet en fouettant, puis assaisonner {seasoning:de} ; froide, une soupe demande un peu plus de sel.',
      'Añadir {oil} en hilo batiendo con unas varillas y sazonar con {seasoning:bare}; fría, la sopa pide algo más de sal.',
      '{oil} unter Schlagen mit dem Schneebesen einlaufen lassen und mit {seasoning:with} kräftig abschmecken; kalt braucht eine Suppe etwas mehr Salz.',
    ),
  'Put {main+colour+tahini+garlic+sour+spices+heat} into a food processor and blend for 2 minutes.': say(
    'Mash {main+colour+tahini+garlic+sour+spices+heat} in a deep bowl with a masher or a fork until no lump is left.',
    'Écraser {main+colour+tahini+garlic+sour+spices+heat} dans un saladier au presse-purée ou à la fourchette, sans laisser de morceaux.',
    'Aplastar {main+colour+tahini+garlic+sour+spices+heat} en un cuenco hondo con un pasapurés o un tenedor, sin dejar grumos.',
    '{main+colour+tahini+garlic+sour+spices+heat} in einer tiefen Schüssel mit Stampfer oder Gabel zerdrücken, bis kein Klumpen bleibt.',
  ),
  'With the motor running, trickle in {water} and half of {fat} until it turns pale and airy. Season with {seasoning:bare}.':
    say(
      'Beat in {water} and half of {fat} with a whisk, little by little. Season with {seasoning:bare}.',
      'Incorporer {water} et la moitié {fat:of} peu à peu au fouet. Assaisonner {seasoning:de}.',
      'Incorporar {water} y la mitad {fat:of} poco a poco con unas varillas. Sazonar con {seasoning:bare}.',
      '{water} und die Hälfte {fat:of} nach und nach mit dem Schneebesen unterschlagen. Mit {seasoning:with} abschmecken.',
    ),
}

const withoutBlender = say(
  'Without a blender, crush it with a masher, a pestle or a fork, what is raw grated first, and rub it through a sieve if it is to be smooth.',
  'Sans mixeur, écraser au presse-purée, au pilon ou à la fourchette, en râpant d’abord ce qui est cru, et passer au tamis pour une texture lisse.',
  'Sin batidora, aplastar con un pasapurés, un mortero o un tenedor, rallando antes lo crudo, y pasar por un colador si debe quedar fino.',
  'Ohne Mixer mit Stampfer, Mörser oder Gabel zerdrücken, Rohes vorher reiben, und durch ein Sieb streichen, wenn es glatt sein soll.',
)

const withoutPin = say(
  'Without a rolling pin, a clean, floured bottle rolls as well, or the dough is pressed into the dish with the fingers.',
  'Sans rouleau, une bouteille propre et farinée étale aussi bien, ou la pâte se presse dans le plat du bout des doigts.',
  'Sin rodillo, una botella limpia y enharinada estira igual, o la masa se aprieta en la fuente con los dedos.',
  'Ohne Nudelholz rollt eine saubere, bemehlte Flasche genauso gut, oder der Teig wird mit den Fingern in die Form gedrückt.',
)

export const byHandSentences: readonly Phrase[] = [...Object.values(mashed), withoutBlender, withoutPin]

const blends = /\b(?:blend(?:er)?|pur[ée]e (?:\{|until|with|from)|food processor|motor running)\b/i
const rolls = /\broll (?:it |\{[^}]*\} |them )?out/i

/** Whether a plan has a step that needs a blender where nothing else is named for it. */
export const needsBlender = (steps: readonly PlannedStep[]): boolean =>
  steps.some(({ sentences }) => sentences.some(({ text }) => blends.test(text.en)))

/** Whether dough is to be rolled out. */
export const needsRollingPin = (steps: readonly PlannedStep[]): boolean =>
  steps.some(({ sentences }) => sentences.some(({ text }) => rolls.test(text.en)))

/** Whether something in it was to be blended and is crushed by hand. */
export const crushes = (steps: readonly PlannedStep[]): boolean =>
  steps.some(({ sentences }) => sentences.some(({ text }) => Object.values(mashed).includes(text)))

/** The same steps without the tools that the kitchen lacks. */
export function byHand(
  steps: readonly PlannedStep[],
  { noBlender, noRollingPin }: Pick<CookWishes, 'noBlender' | 'noRollingPin'>,
): readonly PlannedStep[] {
  if (!noBlender && !noRollingPin) return steps
  return steps.map((step) => {
    const said = step.sentences.map((each) => {
      const other = noBlender ? mashed[each.text.en] : undefined
      return other ? { ...each, text: other } : each
    })
    const has = (words: RegExp) =>
      said.some(({ text }) => !Object.values(mashed).includes(text) && words.test(text.en))
    return {
      ...step,
      sentences: [
        ...said,
        ...(noBlender && has(blends) ? [sentenceWith(withoutBlender, {})] : []),
        ...(noRollingPin && has(rolls) ? [sentenceWith(withoutPin, {})] : []),
      ],
    }
  })
}
