import { say } from '../../library/steps/phrase.ts'
import { plainApostrophes } from '../../render/grammar/phrase.ts'
import { distressIn } from '../../safety/health/distress.ts'
import { distressReplies } from './distress-replies.ts'
import { spokenDangers } from '../../safety/hazards/dangers.ts'
import { sentences } from '../../render/sentences.ts'
import { filled } from '../../render/words.ts'
import { nearestNames } from '../../library/dishes/nearest-names.ts'
import { isConcrete } from '../../understand/mood.ts'
import { isUnheardOf } from '../../understand/understood.ts'
import type { Reading } from '../../understand/understand.ts'
import { onlyDangers } from './only-dangers.ts'

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
      : (onlyDangers(reading) ?? asksWhatItIs(reading))
  if (refused === 'harm') return plainApostrophes(harm[language])
  if (refused.refuse) return plainApostrophes(told(reading).join(' '))
  // Who needs first aid gets it, and nothing else.
  const words = refused.stop ? '{why}' : dangerous[language]
  return plainApostrophes(words.replace('{why}', refused.warning[language]))
}
