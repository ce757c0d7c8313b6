import type { Language } from '#shared/constants/languages.ts'
import { allergenWords } from '#shared/words/allergens.ts'
import { joined } from '../../lexicon/articles.ts'
import { filled } from '../../render/words.ts'
import type { Reading } from '../../understand/understand.ts'

/** Asks whose allergy it is: beside a dish that does without it, and beside one that stands and was not changed. */
const sentences: Record<'heeded' | 'standing', Record<Language, string>> = {
  heeded: {
    en: 'Is somebody at the table allergic ({list})? Until you answer at the chip with the question mark, I leave it out.',
    fr: 'Quelqu’un à table est-il allergique ({list}) ? Tant que vous n’avez pas répondu à la pastille au point d’interrogation, je m’en passe.',
    es: '¿Alguien en la mesa tiene esa alergia ({list})? Mientras no respondas en la etiqueta con el signo de interrogación, lo dejo fuera.',
    de: 'Ist jemand am Tisch allergisch ({list})? Bis du beim Feld mit dem Fragezeichen antwortest, lasse ich es weg.',
  },
  standing: {
    en: 'Is somebody at the table allergic ({list})? I have changed nothing: please answer at the chip with the question mark.',
    fr: 'Quelqu’un à table est-il allergique ({list}) ? Je n’ai rien changé : répondez à la pastille au point d’interrogation.',
    es: '¿Alguien en la mesa tiene esa alergia ({list})? No he cambiado nada: responde en la etiqueta con el signo de interrogación.',
    de: 'Ist jemand am Tisch allergisch ({list})? Ich habe nichts geändert: Bitte antworte beim Feld mit dem Fragezeichen.',
  },
}

/** What the last turn has left in doubt. */
export function doubtsSaid({ wishes, before }: Reading): string[] {
  const { language, doubts } = wishes
  const fresh = doubts.filter(
    ({ allergen }) => !before || before.doubts.every((each) => each.allergen !== allergen),
  )
  const [first] = fresh
  if (!first) return []
  const list = joined(
    fresh.map(({ allergen }) => allergenWords[language][allergen]),
    language,
  )
  return [filled(sentences[first.heeded ? 'heeded' : 'standing'][language], { list })]
}
