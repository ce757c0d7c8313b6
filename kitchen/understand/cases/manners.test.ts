import { expect, it } from 'vitest'
import { replyTo, understand } from '../../test/understood.ts'
import { misread, readCases } from './read-cases.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('understand/cases/manners')

const heard = {
  en: `
    dinner for my toothless grandfather => soft frail
    lunch box for tomorrow with chicken, for 2 => cold +chicken-breast
    something for the bbq for 6 => grill s=6
  `,
  fr: `
    un dîner pour mon grand-père qui n'a plus de dents => soft
    une lunch box avec du poulet => cold
    barbecue pour 8 avec du poulet => grill s=8
  `,
  es: `
    cena para mi abuelo sin dientes => soft
    comida para el tupper con pollo => cold
    barbacoa para 10 con ternera => grill s=10
  `,
  de: `
    Abendessen für Opa, der nicht mehr kauen kann => soft
    was für die Brotdose => cold
    Grillabend für 8 mit Zucchini => grill s=8
  `,
}

it.each(readCases(heard))('in %s "%s" is heard', (language, text, expected) => {
  expect(misread(language, text, expected)).toEqual([])
})

const reading = (language: 'en' | 'fr' | 'es' | 'de', ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user', content })) })

it.each([
  ['en', 'rice', 'a vegan soup with pumpkin for 3'],
  ['fr', 'riz', 'une soupe de courge pour 3'],
  ['es', 'arroz', 'una sopa de calabaza para 3'],
  ['de', 'Reis', 'eine Kürbissuppe für 3'],
] as const)('in %s "%s" alone fixes no dish, and a dish starts fresh', (language, word, dish) => {
  const first = reading(language, word)
  expect(first.wishes.settled).toBeNull()
  expect(replyTo(first)).not.toContain('**')
  const second = reading(language, word, dish)
  expect(second.dish.plan.dish.kind).toBe('soup')
  expect(second.wishes.wanted.map(({ id }) => id)).not.toContain('rice')
})

it.each([
  ['en', 'partridge with cabbage for 4', 'partridge'],
  ['fr', 'une poêlée avec de la perdrix et du chou pour 4', 'perdrix'],
  ['es', 'guiso con perdiz y col para 4', 'perdiz'],
  ['de', 'Eintopf mit Rebhuhn und Weißkohl für 4', 'rebhuhn'],
] as const)('in %s "%s" is told that %s is not kept', (language, text, name) => {
  expect(replyTo(reading(language, text))).toContain(name)
})

it.each([
  ['en', 'something with honey for my 8 month old baby'],
  ['fr', 'un goûter au miel pour mon bébé de 9 mois'],
  ['es', 'merienda con miel para mi bebé de 10 meses'],
  ['de', 'etwas mit Honig für unser Baby, 8 Monate'],
] as const)('in %s "%s" becomes a baby’s porridge without honey', (language, text) => {
  const { dish } = reading(language, text)
  expect(dish.plan.dish.kind).toBe('babyPorridge')
  expect(dish.plan.parts.map(({ ingredient }) => ingredient.id)).not.toContain('honey')
})

const warned = {
  en: [
    ['salad with raw green beans for 4', 'raw-green-beans'],
    ['fresh anchovies cured in vinegar for 4', 'unfrozen-fish'],
    ['soft-set eggs for a nursing home, 12', 'raw-egg'],
    ['chicken skewers, I use the raw chicken marinade as a sauce', 'raw-marinade'],
    ['my cooked rice stood on the counter since yesterday', 'old-rice'],
  ],
  fr: [
    ['salade de haricots verts crus pour 4', 'raw-green-beans'],
    ['anchois frais marinés au vinaigre pour 4', 'unfrozen-fish'],
    ['une omelette baveuse pour la maison de retraite', 'raw-egg'],
    ['brochettes, je réutilise la marinade du poulet cru comme sauce', 'raw-marinade'],
    ['mon riz cuit est sur la table depuis hier', 'old-rice'],
  ],
  es: [
    ['ensalada de judías verdes crudas para 4', 'raw-green-beans'],
    ['boquerones en vinagre sin congelar para 4', 'unfrozen-fish'],
    ['huevos poco cuajados para una residencia', 'raw-egg'],
    ['brochetas y uso la marinada del pollo crudo como salsa', 'raw-marinade'],
    ['el arroz cocido lleva en la encimera desde ayer', 'old-rice'],
  ],
  de: [
    ['Salat mit rohen grünen Bohnen für 4', 'raw-green-beans'],
    ['frische Sardellen in Essig eingelegt für 4', 'unfrozen-fish'],
    ['weiche Eier fürs Altenheim', 'raw-egg'],
    ['Spieße, die Marinade vom rohen Hähnchen nehme ich als Soße', 'raw-marinade'],
    ['der gekochte Reis steht seit gestern auf der Arbeitsplatte', 'old-rice'],
  ],
} as const

it.each(
  (['en', 'fr', 'es', 'de'] as const).flatMap((language) =>
    warned[language].map(([text, id]) => [language, text, id] as const),
  ),
)('in %s "%s" is warned of %s', (language, text, id) => {
  expect(reading(language, text).wishes.dangers.map(({ danger }) => danger.id)).toContain(id)
})

it.each([
  ['en', 'chocolate cake for 8', 'half the sugar please'],
  ['es', 'tarta de chocolate para 8', 'la mitad de azúcar'],
  ['de', 'Schokoladenkuchen für 8', 'die Hälfte vom Zucker bitte'],
] as const)('in %s "%s", then "%s", halves the sugar and not the guests', (language, cake, wish) => {
  const sugar = ({ dish }: ReturnType<typeof reading>) =>
    dish.plan.parts.find(({ ingredient }) => ingredient.id === 'sugar')?.amount ?? 0
  const after = reading(language, cake, wish)
  expect(sugar(after)).toBe(sugar(reading(language, cake)) / 2)
  expect(after.dish.recipe.servings).toBe(8)
})

it.each([
  ['en', 'brownies', 'brownies, not too sweet'],
  ['fr', 'brownies', 'brownies, pas trop de sucre'],
  ['es', 'brownies', 'brownies con poco azúcar'],
  ['de', 'Brownies', 'Brownies, nicht so süß'],
] as const)('in %s "%s" have more sugar than "%s", which is no diet', (language, cake, wish) => {
  const sugar = ({ dish }: ReturnType<typeof reading>) =>
    dish.plan.parts.find(({ ingredient }) => ingredient.id === 'brown-sugar')?.amount ?? 0
  const [plain, less] = [reading(language, cake), reading(language, wish)]
  expect(sugar(less)).toBeGreaterThan(sugar(plain) / 2)
  expect(sugar(less)).toBeLessThan(sugar(plain) * 0.7)
  expect(less.wishes.diets).toEqual([])
})
