import { describe, expect, test } from 'vitest'
import { emptyTable } from '#shared/contract/chat-table.ts'
import { languages, type Language } from '#shared/constants/languages.ts'
import type { Allergen } from '#shared/words/allergens.ts'
import type { Diet } from '#shared/words/diets.ts'
import { examineWords, type SaidWords } from './words-for-eaters.ts'

const tableOf = (allergens: readonly Allergen[], diets: readonly Diet[] = []) => ({
  ...emptyTable,
  allergens: allergens.map((value) => ({ value, by: 'hand' as const, at: 0 })),
  diets: diets.map((value) => ({ value, by: 'hand' as const, at: 0 })),
})

const foundIn = (
  text: string,
  language: Language,
  allergens: readonly Allergen[],
  more: Partial<SaidWords> = {},
) => examineWords({ text, language, draft: null, table: tableOf(allergens), ...more })

/** What a model said to somebody who had told of an allergy, as it was written down: an allergen and the words. */
type Said = readonly (readonly [Allergen, string])[]

const recommends: Record<Language, Said> = {
  en: [
    ['peanuts', 'Your noodles are ready. Sprinkle peanuts on top just before serving.'],
    ['peanuts', 'A spoonful of satay sauce on the side makes it **perfect**.'],
    ['milk', 'Here is the risotto. I would finish it with a knob of butter and some Parmesan.'],
    ['milk', 'It goes well with a dollop of crème fraîche.'],
    ['nuts', 'Scatter toasted almonds over the salad for crunch.'],
    ['eggs', 'Serve the fries with aioli!'],
    ['gluten', 'Great with crusty bread, or stir in some couscous to make it go further.'],
    ['fish', 'If you like it deeper, add a few anchovies or a splash of Worcestershire sauce.'],
    ['sesame', 'Optional extras:\n- a drizzle of tahini\n- lime wedges'],
    ['soy', 'Swap the salt for soy sauce.'],
    ['crustaceans', 'You could also use prawns instead of the chicken.'],
    ['mustard', 'Whisk a teaspoon of Dijon into the dressing.'],
    ['milk', 'Because of your milk allergy I used olive oil; a little cream at the end rounds it off.'],
    // What a cook takes off or out is no food that is left out.
    ['milk', 'Take the pan off the heat and stir in the butter.'],
    ['peanuts', 'Top it off with a handful of crushed peanuts.'],
    ['soy', 'Turn off the heat before you add the soy sauce.'],
    ['milk', 'Swap the oil for butter.'],
    ['peanuts', 'I know about your nut allergy, so peanuts are the better choice.'],
  ],
  fr: [
    ['peanuts', 'Parsemez de cacahuètes concassées au moment de servir.'],
    ['milk', 'Ajoutez une noix de beurre et un peu de parmesan à la fin.'],
    ['nuts', 'Quelques amandes effilées par-dessus, et c’est **parfait**.'],
    ['eggs', 'Servez les frites avec un aïoli maison.'],
    ['gluten', 'Accompagnez d’une baguette bien croustillante.'],
    ['fish', 'Pour plus de goût, mettez deux anchois dans la sauce.'],
    ['sesame', 'En option :\n- un filet de tahin\n- des quartiers de citron'],
    ['soy', 'Remplacez le sel par de la sauce soja.'],
    ['crustaceans', 'Vous pouvez aussi prendre des crevettes à la place du poulet.'],
    ['milk', 'Enlevez le couvercle et versez la crème.'],
    ['eggs', 'Évitez de trop cuire les œufs.'],
    ['mustard', 'Une cuillerée de moutarde relève la vinaigrette.'],
  ],
  es: [
    ['peanuts', 'Espolvorea cacahuetes picados por encima justo antes de servir.'],
    ['milk', 'Termínalo con una nuez de mantequilla y un poco de parmesano.'],
    ['nuts', 'Unas almendras laminadas por encima y queda **perfecto**.'],
    ['eggs', 'Sirve las patatas con alioli.'],
    ['gluten', 'Acompáñalo con pan crujiente o con cuscús.'],
    ['fish', 'Para darle más sabor, añade dos anchoas a la salsa.'],
    ['sesame', 'Si quieres:\n- un chorrito de tahini\n- gajos de limón'],
    ['soy', 'Cambia la sal por salsa de soja.'],
    ['crustaceans', 'También puedes usar gambas en lugar del pollo.'],
    ['milk', 'Quita la tapa y vierte la nata.'],
    ['soy', 'Apaga el fuego y añade la salsa de soja.'],
    ['mustard', 'Una cucharadita de mostaza le va muy bien a la vinagreta.'],
  ],
  de: [
    ['peanuts', 'Streu vor dem Servieren gehackte Erdnüsse darüber.'],
    ['milk', 'Rühr zum Schluss etwas Butter und Parmesan unter.'],
    ['nuts', 'Ein paar geröstete Mandelblättchen obendrauf, und es ist **perfekt**.'],
    ['eggs', 'Reich zu den Pommes eine Aioli.'],
    ['gluten', 'Dazu passt ein knuspriges Baguette.'],
    ['fish', 'Für mehr Tiefe gib zwei Sardellen in die Soße.'],
    ['sesame', 'Wenn du magst:\n- etwas Tahin\n- Limettenspalten'],
    ['soy', 'Nimm statt Salz etwas Sojasoße.'],
    ['crustaceans', 'Du kannst statt Hähnchen auch Garnelen nehmen.'],
    ['milk', 'Nimm die Pfanne vom Herd und rühr die Butter ein.'],
    ['eggs', 'Ohne zu warten die Eier dazugeben.'],
    ['mustard', 'Ein Teelöffel Senf macht das Dressing runder.'],
  ],
}

const warns: Record<Language, Said> = {
  en: [
    ['peanuts', 'These noodles are made without peanuts.'],
    ['peanuts', 'Because of your peanut allergy I used sunflower seeds.'],
    ['peanuts', 'I have taken the peanuts out.'],
    ['milk', 'It is dairy-free: coconut milk instead of cream.'],
    ['milk', 'No butter, no cheese, and still creamy.'],
    ['nuts', 'I have replaced the almonds with pumpkin seeds.'],
    ['gluten', 'Use gluten-free soy sauce, since you cannot have wheat.'],
    ['eggs', 'Skip the mayonnaise; mashed avocado does the same job.'],
    ['fish', 'Avoid Worcestershire sauce.'],
    ['sesame', 'Swap the tahini for sunflower butter.'],
    ['crustaceans', 'Instead of prawns I use chicken.'],
  ],
  fr: [
    ['peanuts', 'Ces nouilles sont préparées sans cacahuètes.'],
    ['peanuts', 'À cause de votre allergie aux arachides, j’ai pris des graines de tournesol.'],
    ['milk', 'Pas de beurre ni de fromage, et pourtant c’est crémeux.'],
    ['milk', 'Du lait de coco à la place de la crème.'],
    ['nuts', 'J’ai remplacé les amandes par des graines de courge.'],
    ['eggs', 'Évitez la mayonnaise ; l’avocat écrasé fait le même effet.'],
    ['sesame', 'Au lieu du tahin, je prends de la purée de tournesol.'],
  ],
  es: [
    ['peanuts', 'Estos fideos no llevan cacahuetes.'],
    ['peanuts', 'Por tu alergia a los cacahuetes he puesto pipas de girasol.'],
    ['milk', 'Sin mantequilla ni queso, y aun así cremoso.'],
    ['milk', 'Leche de coco en lugar de nata.'],
    ['nuts', 'He sustituido las almendras por pipas de calabaza.'],
    ['eggs', 'Evita la mayonesa; el aguacate machacado hace lo mismo.'],
    ['sesame', 'En vez de tahini uso crema de girasol.'],
  ],
  de: [
    ['peanuts', 'Die Nudeln sind ohne Erdnüsse.'],
    ['peanuts', 'Wegen deiner Erdnussallergie habe ich Sonnenblumenkerne genommen.'],
    ['peanuts', 'Die Erdnüsse habe ich weggelassen.'],
    ['milk', 'Keine Butter, kein Käse, und trotzdem cremig.'],
    ['milk', 'Kokosmilch statt Sahne.'],
    ['nuts', 'Die Mandeln habe ich durch Kürbiskerne ersetzt.'],
    ['eggs', 'Lass die Mayonnaise weg; zerdrückte Avocado tut es auch.'],
    ['sesame', 'Statt Tahin nehme ich Sonnenblumenmus.'],
  ],
}

describe.each(languages)('words in %s', (language) => {
  test.each(recommends[language])('that recommend %s are said: %s', (allergen, text) => {
    expect(foundIn(text, language, [allergen])).not.toEqual([])
  })

  test.each(warns[language])('that leave out %s or warn of it are not: %s', (allergen, text) => {
    expect(foundIn(text, language, [allergen])).toEqual([])
  })
})

test('the finding says what is named, as it is written, and what must not be there', () => {
  const text = 'Streu **Haselnuss-Krokant** und gehackte Nüsse darüber.'
  expect(foundIn(text, 'de', ['nuts'])).toEqual([
    expect.stringMatching(/^Vorsicht, der Text nennt „.*“: Das Gericht muss frei von .+ sein\.$/),
  ])
  expect(foundIn('Parsemez de pâte d’amandes.', 'fr', ['nuts'])[0]).toContain('pâte d’amandes')
})

test('an answer in another language than the reader’s is examined, and the finding is in the reader’s', () => {
  const text = 'Espolvorea cacahuetes picados por encima justo antes de servir los fideos.'
  expect(foundIn(text, 'de', ['peanuts'])[0]).toMatch(/^Vorsicht.*cacahuetes.*Erdnüsse/)
})

test('what the recipe that stands names may be spoken of', () => {
  const line = { amount: 50, unit: 'g' as const, note: null, group: null, scales: true }
  const draft = { title: 'Creamy pasta', ingredients: [{ ...line, item: 'vegan butter' }], steps: [] }
  expect(foundIn('Melt the butter slowly.', 'en', ['milk'], { draft })).toEqual([])
  expect(foundIn('Melt the butter, then grate Parmesan over it.', 'en', ['milk'], { draft })).toEqual([
    expect.stringContaining('“Parmesan”'),
  ])
})

test('diets and small children count as well, and nobody without either', () => {
  const text = 'A spoonful of honey rounds it off, and grate some Parmesan over it.'
  expect(foundIn(text, 'en', [])).toEqual([])
  const vegan = examineWords({ text, language: 'en', draft: null, table: tableOf([], ['vegan']) })
  expect(vegan).toEqual([expect.stringMatching(/“Parmesan”, “honey”: that is not vegan/)])
  const messages = [{ role: 'user' as const, content: 'A purée for my baby, six months old' }]
  expect(foundIn(text, 'en', [], { messages })).toContainEqual(expect.stringMatching(/botulism/))
})

test('what was told in the talk counts without a chip', () => {
  const messages = [{ role: 'user' as const, content: 'Noodles please, I am allergic to peanuts.' }]
  expect(foundIn('Top with peanuts.', 'en', [], { messages })).toHaveLength(1)
  expect(foundIn('Because of your peanut allergy there are none.', 'en', [], { messages })).toEqual([])
})

test.each([
  ['en', 'Swap the milk for almond milk.'],
  ['fr', 'Remplacez le lait par du lait d’amande.'],
  ['es', 'Cambia la leche por bebida de almendra.'],
  ['de', 'Nimm statt Milch einfach Mandeldrink.'],
] as const)('what is only in doubt is not recommended either, in %s', (language, text) => {
  const table = {
    ...emptyTable,
    allergens: [{ value: 'nuts' as const, by: 'read' as const, doubtful: true }],
  }
  expect(foundIn(text, language, [], { table })).toHaveLength(1)
})
