import { highInMercury, isHighInMercury } from '../lexicon/vulnerable-eaters.ts'
import { namesOf, findingOf, type SafetyFinding, type Sentence, type CheckedDish } from './checked-dish.ts'

const mercury: Sentence = {
  en: (items = '') =>
    `${items}: much mercury, which harms the unborn and small children. Take salmon, trout, sardines or cod instead.`,
  fr: (items = '') =>
    `${items} : beaucoup de mercure, nocif avant la naissance et pour les jeunes enfants. Prendre plutôt du saumon, de la truite, des sardines ou du cabillaud.`,
  es: (items = '') =>
    `${items}: mucho mercurio, dañino en el embarazo y para los pequeños. Mejor salmón, trucha, sardinas o bacalao.`,
  de: (items = '') =>
    `${items}: viel Quecksilber, das Ungeborenen und kleinen Kindern schadet. Besser Lachs, Forelle, Sardinen oder Kabeljau nehmen.`,
}

/** Tuna, swordfish, shark and the like for somebody pregnant or a small child. */
export function mercuryIn({ items, language }: CheckedDish): SafetyFinding[] {
  const wrong = items.filter(({ item, foods }) => foods.some(isHighInMercury) || highInMercury.test(item))
  return wrong.length > 0
    ? [findingOf('mercury', 'warning', mercury, language, namesOf(wrong.map(({ item }) => item)))]
    : []
}
