import type { Phrase } from './phrase.ts'
import { isReadyCooked, type Part } from '../lines/part.ts'

const say = (en: string, fr: string, es: string, de: string): Phrase => ({ en, fr, es, de })

/** What everybody should know who handles these foods, whoever eats. */
export const foodRules: readonly { applies: (parts: readonly Part[]) => boolean; sentence: Phrase }[] = [
  {
    // What was cooked before, and ham, has no core to reach.
    applies: (parts) =>
      parts.some(
        (part) =>
          part.ingredient.category === 'poultry' &&
          part.ingredient.core !== undefined &&
          !isReadyCooked(part),
      ),
    sentence: say(
      'Keep raw poultry away from everything eaten raw, and wash hands, board and knife after cutting it.',
      'Tenir la volaille crue à distance de ce qui se mange cru ; laver les mains, la planche et le couteau après la découpe.',
      'Mantén la carne de ave cruda lejos de lo que se come crudo y lava manos, tabla y cuchillo después de cortarla.',
      'Rohes Geflügel von allem fernhalten, was roh gegessen wird; Hände, Brett und Messer danach gründlich waschen.',
    ),
  },
  {
    applies: (parts) => parts.some(({ ingredient }) => ingredient.id.endsWith('rice')),
    sentence: say(
      'Cool leftover rice within an hour, keep it in the fridge and eat it within a day.',
      "Refroidir les restes de riz dans l'heure, les garder au réfrigérateur et les manger dans la journée.",
      'Enfría el arroz sobrante en menos de una hora, guárdalo en la nevera y cómelo en un día.',
      'Übrigen Reis innerhalb einer Stunde abkühlen, in den Kühlschrank stellen und binnen eines Tages essen.',
    ),
  },
  {
    applies: (parts) => parts.some(({ ingredient }) => /^dried-.*bean$/.test(ingredient.id)),
    sentence: say(
      'Dried beans must soak overnight and boil hard for at least 10 minutes before they simmer.',
      'Les haricots secs doivent tremper une nuit et bouillir à gros bouillons au moins 10 minutes avant de mijoter.',
      'Las alubias secas deben remojarse toda la noche y hervir con fuerza al menos 10 minutos antes de cocer a fuego lento.',
      'Getrocknete Bohnen müssen über Nacht einweichen und vor dem Köcheln mindestens 10 Minuten sprudelnd kochen.',
    ),
  },
]

export const safetyOfFoods = (parts: readonly Part[]): Phrase[] =>
  foodRules.flatMap(({ applies, sentence }) => (applies(parts) ? [sentence] : []))
