import { isSaltyForInfants, isSweetener, isSyrup } from '../lexicon/vulnerable-eaters.ts'
import { namesOf, findingOf, type SafetyFinding, type Sentence, type CheckedDish } from './checked-dish.ts'

const salt: Sentence = {
  en: (items = '') =>
    `No added salt before the first birthday: leave out ${items}, or take the baby’s portion out before.`,
  fr: (items = '') =>
    `Pas de sel ajouté avant un an : supprimer ${items}, ou prélever avant la part du bébé.`,
  es: (items = '') =>
    `Nada de sal añadida antes del año: quitar ${items} o apartar antes la ración del bebé.`,
  de: (items = '') =>
    `Vor dem ersten Geburtstag kein zugesetztes Salz: ${items} weglassen oder die Babyportion vorher abnehmen.`,
}

const syrup: Sentence = {
  en: (items = '') => `No syrup and no sugar before the first birthday: leave out ${items}.`,
  fr: (items = '') => `Ni sirop ni sucre avant un an : supprimer ${items}.`,
  es: (items = '') => `Ni sirope ni azúcar antes del año: quitar ${items}.`,
  de: (items = '') => `Weder Sirup noch Zucker vor dem ersten Geburtstag: ${items} weglassen.`,
}

/** The recipe says itself that the baby's portion is taken out first. */
const takenBefore =
  /before (?:you )?(?:salt|season|sweeten|add(?:ing)? (?:the )?(?:salt|sugar))|avant de (?:saler|sucrer|assaisonner)|antes de (?:salar|endulzar|sazonar)|vor dem (?:salzen|süßen|würzen)|(?:portion|part|ración|babyportion)\p{L}*[^.]{0,40}(?:before|avant|antes|vorher|abnehmen)/iu

/** Salt, syrup and sugar in a dish for somebody under one year. Honey is told of as the danger it is. */
export function forInfants({ items, steps, recipe, language }: CheckedDish): SafetyFinding[] {
  const told = [...steps.map(({ text }) => text), ...recipe.safety, ...items.map(({ note }) => note ?? '')]
  if (told.some((text) => takenBefore.test(text))) return []
  const salty = items.filter(({ foods }) => foods.some(isSaltyForInfants))
  const sweet = items.filter(({ foods }) =>
    foods.some((food) => isSweetener(food) && food.animal !== 'honey'),
  )
  const names = (list: typeof items) => namesOf(list.map(({ item }) => item))
  const grave = sweet.some(({ foods }) => foods.some(isSyrup))
  return [
    ...(salty.length > 0 ? [findingOf('infant-salt', 'warning', salt, language, names(salty))] : []),
    ...(sweet.length > 0
      ? [findingOf('infant-sugar', grave ? 'warning' : 'note', syrup, language, names(sweet))]
      : []),
  ]
}
