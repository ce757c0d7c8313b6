import { plainApostrophes } from '../render/grammar/phrase.ts'
import { say } from '../recipes/template.ts'
import { distressIn } from '../safety/health/distress.ts'
import { distressReplies } from './distress-replies.ts'
import { newHealthNotes } from '../render/health-notes.ts'
import { spokenDangers } from '../safety/hazards/dangers.ts'
import { sentences } from '../render/sentences.ts'
import { filled } from '../render/words.ts'
import { nearestNames } from '../recipes/nearest-names.ts'
import { isConcrete } from '../understand/mood.ts'
import { isUnheardOf, type Reading } from '../understand/understand.ts'
import { cautions, unaccounted } from './cautions.ts'
import { onlyDangers } from './only-dangers.ts'
import { keepingTo } from './respected-wishes.ts'

const harm = say(
  'I cook to do people good, so I will not help with anything meant to hurt somebody. If someone is in danger, please call your local emergency number. I am glad to cook something safe with you instead.',
  "Je cuisine pour faire du bien : je n'aiderai donc à rien qui puisse blesser quelqu'un. Si une personne est en danger, appelez les secours. Je serai heureux de cuisiner autre chose avec vous.",
  'Cocino para hacer bien a la gente, así que no ayudaré con nada que pueda dañar a alguien. Si hay una persona en peligro, llama a emergencias. Con gusto cocinamos otra cosa.',
  'Ich koche, um Menschen gutzutun, und helfe deshalb bei nichts, was jemandem schaden soll. Ist jemand in Gefahr, wähle bitte den Notruf. Gern koche ich etwas anderes mit dir.',
)

const dangerous = say(
  'I will not cook with that. {why} Tell me what you would like to taste, and I will find something just as exciting and safe.',
  "Je ne cuisinerai pas avec cela. {why} Dites-moi quel goût vous cherchez, et je trouverai quelque chose d'aussi surprenant, et sans danger.",
  'Con eso no voy a cocinar. {why} Dime qué sabor buscas y encontraré algo igual de sorprendente y seguro.',
  'Damit koche ich nicht. {why} Sag mir, welchen Geschmack du suchst, dann finde ich etwas ebenso Spannendes und Sicheres.',
)

const whichFood = say(
  'Before I cook: which food is the allergy to? Name it, and everything made of it stays out. If it is to nothing that is eaten, say “no food”.',
  "Avant de cuisiner : à quel aliment est l'allergie ? Nommez-le, et tout ce qui en contient restera dehors. S'il ne s'agit pas d'un aliment, dites « aucun aliment ».",
  'Antes de cocinar: ¿a qué alimento es la alergia? Dímelo y quedará fuera todo lo que lo lleve. Si no es a ningún alimento, di «ningún alimento».',
  'Bevor ich koche: Gegen welches Lebensmittel ist die Allergie? Nenn es mir, und alles, was daraus gemacht ist, bleibt draußen. Ist es keins, sag „kein Lebensmittel“.',
)

const nothingSafe = say(
  'I have no dish that is safe for your table with all of that, so I would rather give you none. {why} Tell me what may change: another dish, or fewer foods that have to be in it.',
  'Avec tout cela, je n’ai aucun plat sûr pour votre table, et je préfère ne pas en donner. {why} Dites-moi ce qui peut changer : un autre plat, ou moins d’aliments imposés.',
  'Con todo eso no tengo ningún plato seguro para tu mesa, así que prefiero no darte ninguno. {why} Dime qué puede cambiar: otro plato, o menos alimentos obligados.',
  'Mit alldem habe ich kein Gericht, das für deinen Tisch sicher ist, und gebe dann lieber keins. {why} Sag mir, was sich ändern darf: ein anderes Gericht oder weniger feste Zutaten.',
)

const here = say(
  'Here is the whole recipe: {title}, for {n}.',
  'Voici la recette complète : {title}, pour {n}.',
  'Aquí está la receta completa: {title}, para {n}.',
  'Hier ist das ganze Rezept: {title}, für {n}.',
)

const asSuggestion = say(
  'You had not said yet what you would like, so take this as a suggestion.',
  'Vous n’aviez pas encore dit ce dont vous aviez envie : prenez-le comme une suggestion.',
  'Aún no habías dicho qué te apetecía: tómalo como una sugerencia.',
  'Du hattest noch nicht gesagt, worauf du Lust hast: Nimm es als Vorschlag.',
)

/** What is said where no dish meets the conditions of the table: the reasons, and what the user can change. */
function withoutDish({ wishes, dish: { breaches } }: Reading): string | null {
  if (breaches.length === 0) return null
  const { language } = wishes
  const why = new Set(breaches.flatMap(({ hazard }) => hazard?.warning[language] ?? []))
  return plainApostrophes(nothingSafe[language].replace('{why}', [...why].join(' ')).replace('  ', ' '))
}

/** What the chef says of the dangers that were told. */
const told = ({ wishes }: Reading): string[] =>
  spokenDangers(wishes).map(({ danger }) => danger.warning[wishes.language])

/** What is asked where a dish is named that nobody here knows; nothing else is cooked in its place. */
function asksWhatItIs({ wishes, before }: Reading): string | null {
  const { unknown, language } = wishes
  if (unknown === null || !isUnheardOf(wishes, before)) return null
  const near = nearestNames(unknown, language)
  return plainApostrophes(
    [
      filled(sentences.unheardOf[language], { name: unknown }),
      ...(near.length > 0 ? [filled(sentences.orDidYouMean[language], { list: near.join(' / ') })] : []),
    ].join(' '),
  )
}

/** Who only asked, and named nothing that could be cooked, has nothing random cooked for them. */
export function withoutSubject({ wishes, mood, dish: { plan } }: Reading): string | null {
  const isOpen = wishes.settled === null && !isConcrete(wishes) && mood === 'question'
  const isAboutNothing = plan.wishes.dish === null && plan.wishes.wanted.length === 0
  return isOpen && isAboutNothing ? plainApostrophes(sentences.askDish[wishes.language]) : null
}

/** Why there is no recipe, in the guest's language, or null when there is no reason to refuse. */
export function refusing(reading: Reading): string | null {
  const { refused, unnamedAllergy, language } = reading.wishes
  // Who is in need hears of help, and of nothing else.
  const distress = distressIn(reading.said)
  if (distress) return plainApostrophes(distressReplies[distress][language])
  if (refused === null)
    return unnamedAllergy
      ? plainApostrophes([...told(reading), whichFood[language]].join(' '))
      : (onlyDangers(reading) ?? asksWhatItIs(reading) ?? withoutDish(reading))
  if (refused === 'harm') return plainApostrophes(harm[language])
  if (refused.refuse) return plainApostrophes(told(reading).join(' '))
  // Who needs first aid gets it, and nothing else.
  const words = refused.stop ? '{why}' : dangerous[language]
  return plainApostrophes(words.replace('{why}', refused.warning[language]))
}

/** Nothing was said that says what to cook. */
const isOpen = ({ settled, dish, wanted, wantedGroups }: Reading['wishes']) =>
  settled === null && dish === null && wanted.length + wantedGroups.length === 0

/** The words that hand over a finished recipe, with everything that it does not keep of the whole conversation. */
export function presenting(reading: Reading): string {
  const { wishes, dish } = reading
  const { recipe } = dish
  const { language } = wishes
  const handed = here[language].replace('{title}', recipe.title).replace('{n}', String(recipe.servings))
  // A danger that the recipe tells of itself is not told a second time above it.
  const inRecipe = new Set(recipe.safety)
  const dangers = told(reading).map(plainApostrophes)
  return plainApostrophes(
    [
      ...(wishes.distress ? [distressReplies[wishes.distress][language]] : []),
      handed,
      ...(isOpen(wishes) ? [asSuggestion[language]] : []),
      keepingTo(wishes),
      ...cautions({ ...reading, before: null, dishBefore: null }),
      ...unaccounted(reading, true),
      ...dangers.filter((each) => !inRecipe.has(each)),
      ...newHealthNotes(wishes, null, language),
    ]
      .filter(Boolean)
      .join(' '),
  )
}
