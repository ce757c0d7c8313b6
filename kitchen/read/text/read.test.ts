import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { recipeStructure, type RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { processorTime } from '#shared/test/processor-time.ts'
import { languageOf, readRecipe, stripFollowUp } from './read.ts'

function read(text: string, hint = {}): RecipeStructure {
  return z.parse(recipeStructure, readRecipe(text, hint))
}

const items = ({ ingredients }: RecipeStructure) =>
  ingredients.map(({ amount, unit, item, note }) => [amount, unit, item, note])

const soup = `# Grandma's Lentil Soup

Serves 4 | Prep time: 10 minutes | Cook time: 1 hour 15 minutes

**Ingredients:**
* 2 cups red lentils, rinsed
* 1 (400 g) can chopped tomatoes
* 2 cloves garlic, crushed
* 1 large onion (diced)
* 2 tbsp olive oil
* salt and pepper to taste

**Method:**
1. Heat the oil in a pan and fry the onion and garlic for 5 minutes.
2. Add the lentils and tomatoes. Simmer for 45 minutes at 95 °C.
3. Season and serve.

Would you like a wine pairing with that?`

describe('reading a recipe from its text', () => {
  it('keeps the no-break spaces of French and takes others as plain', () => {
    const { steps, ingredients } = read(
      'Pour 2 personnes\n\nIngrédients\n\n- 250\u00A0g de farine\n\nPréparation\n\n1. Mélanger\u00A0: «\u202Fà\u00A0la main\u202F»\u202F; servir.',
    )
    expect(ingredients[0]).toMatchObject({ amount: 250, unit: 'g', item: 'farine' })
    expect(steps[0]?.text).toBe('Mélanger\u00A0: «\u202Fà la main\u202F»\u202F; servir.')
  })

  it.each(['Régimes', 'Convient à une cuisine'])(
    'takes the line "%s" for diets, not for a safety note',
    (label) => {
      const { safety } = read(
        `Pour 2 personnes\n\nIngrédients\n\n- 250 g de farine\n\nPréparation\n\n1. Mélanger.\n\nBon à savoir\n\n- Bien cuire.\n- ${label} : végan`,
      )
      expect(safety).toEqual(['Bien cuire.'])
    },
  )

  it('finds title, servings, times, list, steps and facts', () => {
    const recipe = read(soup)
    expect(recipe).toMatchObject({
      title: "Grandma's Lentil Soup",
      language: 'en',
      servings: 4,
      prepMinutes: 10,
      cookMinutes: 75,
    })
    expect(items(recipe)).toEqual([
      [2, 'cup', 'red lentils', 'rinsed'],
      [1, 'can', 'chopped tomatoes', null],
      [2, 'clove', 'garlic', 'crushed'],
      [1, null, 'large onion', 'diced'],
      [2, 'tbsp', 'olive oil', null],
      [null, null, 'salt and pepper', null],
    ])
    expect(recipe.ingredients[1]?.measure).toMatchObject({ amount: 400, unit: 'g', each: true })
    expect(recipe.steps).toEqual([
      {
        text: 'Heat the oil in a pan and fry the onion and garlic for 5 minutes.',
        minutes: 5,
        celsius: null,
        uses: [2, 3, 4],
      },
      {
        text: 'Add the lentils and tomatoes. Simmer for 45 minutes at 95 °C.',
        minutes: 45,
        celsius: 95,
        uses: [0, 1],
      },
      { text: 'Season and serve.', minutes: null, celsius: null, uses: [5] },
    ])
    expect(recipe.diets).toContain('vegan')
    expect(recipe.allergens).toEqual([])
  })

  it('reads French, with the servings in their own line', () => {
    const recipe = read(
      `Quiche aux poireaux\nPour 6 personnes\nPréparation : 20 min\nCuisson : 1 h 10\n\nIngrédients\n- 1 pâte brisée\n- 3 poireaux\n- 20 cl de crème liquide\n- 1 pincée de muscade\n\nPréparation\n1. Émincer les poireaux.\n2. Garnir la pâte avec la crème et la muscade, enfourner 35 minutes à 180 °C.`,
    )
    expect(recipe).toMatchObject({
      title: 'Quiche aux poireaux',
      language: 'fr',
      servings: 6,
      prepMinutes: 20,
      cookMinutes: 70,
    })
    expect(items(recipe).map(([amount, unit, item]) => [amount, unit, item])).toEqual([
      [1, null, 'pâte brisée'],
      [3, null, 'poireaux'],
      [20, 'cl', 'crème liquide'],
      [1, 'pinch', 'muscade'],
    ])
    expect(recipe.allergens).toEqual(['gluten', 'milk'])
    expect(recipe.steps.map(({ uses }) => uses)).toEqual([[1], [0, 2, 3]])
  })

  it('reads Spanish, with the servings in the title', () => {
    const recipe = read(
      `Tortilla de patatas para 4 personas\nIngredientes:\n- 6 huevos\n- 1 kg de patatas\n- Sal al gusto\nElaboración:\n1. Cortar las patatas.\n2. Batir los huevos con sal y cuajar 5 minutos.`,
    )
    expect(recipe).toMatchObject({
      title: 'Tortilla de patatas',
      language: 'es',
      servings: 4,
      allergens: ['eggs'],
    })
    expect(items(recipe)[2]).toEqual([null, null, 'Sal', null])
  })

  it('reads German without bullets or numbers', () => {
    const recipe = read(
      `Käsespätzle\nZutaten für 3 Portionen\n400 g Mehl\n4 Eier\n250 g Bergkäse\n1 EL Butter\nZubereitung\nMehl und Eier zu einem Teig schlagen und eine halbe Stunde ruhen lassen.\nSpätzle hobeln und mit dem Käse und der Butter servieren.`,
    )
    expect(recipe).toMatchObject({ title: 'Käsespätzle', language: 'de', servings: 3 })
    expect(items(recipe).map(([amount, unit, item]) => [amount, unit, item])).toEqual([
      [400, 'g', 'Mehl'],
      [4, null, 'Eier'],
      [250, 'g', 'Bergkäse'],
      [1, 'tbsp', 'Butter'],
    ])
    expect(recipe.steps.map(({ minutes, uses }) => [minutes, uses])).toEqual([
      [30, [0, 1]],
      [null, [2, 3]],
    ])
  })

  it('serves 2 when the text does not say', () => {
    expect(read('Ingredients\n- 1 egg\nInstructions\n1. Boil the egg.').servings).toBe(2)
  })

  it('takes title, dish type and times from the hint', () => {
    const hint = { title: 'Egg', dishType: 'Starters' as const, times: { prepMinutes: 3, cookMinutes: 8 } }
    expect(read('Ingredients\n- 1 egg\nInstructions\n1. Boil the egg.', hint)).toMatchObject({
      title: 'Egg',
      dishType: 'Starters',
      prepMinutes: 3,
      cookMinutes: 8,
    })
  })

  it('takes a bare pinch or handful for one, and "the meat" for what is on the list', () => {
    const recipe = read(
      'Ingrédients\n- 500 g de bœuf à braiser\n- pincée de sel\nPréparation\n1. Saler la viande et la cuire 2 heures.',
    )
    expect(items(recipe)[1]).toEqual([1, 'pinch', 'sel', null])
    expect(recipe.steps[0]?.uses).toEqual([0, 1])
  })

  it('promises no diet when an item is unknown', () => {
    const recipe = read('Ingredients\n- 1 egg\n- 2 tbsp glorbish powder\nInstructions\n1. Mix both.')
    expect(recipe.diets).toEqual([])
    expect(recipe.allergens).toEqual(['eggs'])
  })

  it('believes "gluten-free" and "vegan" in front of an item', () => {
    const recipe = read(
      'Ingredients\n- 100 g gluten-free noodles\n- 50 g vegan sausages\nInstructions\n1. Cook both.',
    )
    expect(recipe.allergens).not.toContain('gluten')
  })

  it('keeps a text of plain paragraphs as steps', () => {
    expect(read('Boil the pasta in water.\n\nToss with butter.').steps.map(({ text }) => text)).toEqual([
      'Boil the pasta in water.',
      'Toss with butter.',
    ])
  })

  it('is null when there is nothing to read', () => {
    expect(readRecipe('  \n 12 ')).toBeNull()
  })
})

describe('a text meant to be slow', () => {
  it.each([
    ['digits', '1'.repeat(50_000)],
    ['numbers', '1.'.repeat(25_000)],
    ['blank lines', `${' \n'.repeat(24_000)}x?`],
    ['blanks', `${' '.repeat(49_998)}x?`],
    ['stars', '* '.repeat(25_000)],
    ['brackets', `- 1 egg ${'('.repeat(40_000)}`],
    ['questions', 'why?\n\n'.repeat(8000)],
    ['labels', 'preparation: '.repeat(3800)],
  ])('of %s is read within two seconds of processor time', (_name, text) => {
    const begun = processorTime()
    readRecipe(text)
    expect(processorTime() - begun).toBeLessThan(2000)
  })
})

describe('the language of a text', () => {
  it.each([
    ['Chop the onions and fry them in butter.', 'en'],
    ['Émincer les oignons et les faire revenir dans le beurre.', 'fr'],
    ['Picar la cebolla y sofreírla en mantequilla.', 'es'],
    ['Die Zwiebeln hacken und in Butter anbraten.', 'de'],
    ['otra cosa', 'es'],
    ['salmón', 'es'],
    ['schnelles Abendessen', 'de'],
    ['Linsensuppe', 'de'],
    ['plus épicé', 'fr'],
    ['', 'en'],
  ])('%s: %s', (text, language) => {
    expect(languageOf(text)).toBe(language)
  })
})

describe('the follow-up question at the end of an answer', () => {
  it('is taken off, and so is a second one', () => {
    expect(stripFollowUp('1. Stir.\n\nEnjoy?\n\nShall I suggest a wine?')).toBe('1. Stir.')
  })

  it('is taken off in every language, also after a rule', () => {
    expect(stripFollowUp('1. Rühren.\n\n---\n\nSoll ich einen Wein empfehlen?')).toBe('1. Rühren.')
    expect(stripFollowUp('1. Remover.\n¿Quieres que proponga un vino?')).toBe('1. Remover.')
  })

  it('stays when it is longer than 600 characters', () => {
    const long = `1. Stir.\n\n${'word '.repeat(121)}?`
    expect(stripFollowUp(long)).toBe(long)
  })

  it('stays when it is a step, or all there is', () => {
    expect(stripFollowUp('1. Stir.\n2. Is it thick?')).toBe('1. Stir.\n2. Is it thick?')
    expect(stripFollowUp('Shall we cook?')).toBe('Shall we cook?')
  })
})

describe('times and courses as people write them', () => {
  const times = ({ prepMinutes, cookMinutes }: RecipeStructure) => [prepMinutes, cookMinutes]
  const list: Record<string, string> = {
    en: 'Ingredients\n- 250 g flour\n- 100 g sugar\n\nMethod\n1. Mix and bake.',
    fr: 'Ingrédients\n- 250 g de farine\n- 100 g de sucre\n\nPréparation\n1. Mélanger et cuire.',
    es: 'Ingredientes\n- 250 g de harina\n- 100 g de azúcar\n\nPreparación\n1. Mezclar y hornear.',
    de: 'Zutaten\n- 250 g Mehl\n- 100 g Zucker\n\nZubereitung\n1. Verrühren und backen.',
  }

  it.each([
    ['en', '45 min preparation · 35-40 minutes cooking'],
    ['fr', '45 min de préparation · 35 à 40 minutes de cuisson'],
    ['es', '45 min de preparación · de 35 a 40 minutos de cocción'],
    ['de', '45 Min. Zubereitung · 35-40 Minuten Backzeit'],
  ])('the number may stand before what it measures (%s)', (language, line) => {
    expect(times(read(`Biscuit\n${line}\n\n${list[language]}`, { language }))).toEqual([45, 40])
  })

  it.each([
    ['en', 'Prep time: 20 min\nResting time: 30 min\nBaking time: 35-40 min'],
    ['fr', 'Préparation : 20 min\nRepos : 30 min\nCuisson : 35 à 40 min'],
    ['es', 'Preparación: 20 min\nReposo: 30 min\nHorno: 35 a 40 min'],
    ['de', 'Vorbereitung: 20 Min.\nRuhezeit: 30 Min.\nBackzeit: 35-40 Min.'],
  ])('resting is no cooking (%s)', (language, lines) => {
    expect(times(read(`Biscuit\n${lines}\n\n${list[language]}`, { language }))).toEqual([50, 40])
  })

  it('a step in which the dough rests is no cooking either', () => {
    const text =
      'Apfelstrudel\nZutaten\n- 250 g Mehl\n- 1,5 kg Äpfel\n- 100 g Zucker\n- 80 g Butter\n\nZubereitung\n1. Den Teig kneten und 30 Minuten ruhen lassen.\n2. Im Ofen bei 190 °C 35-40 Minuten backen, 5 Minuten ruhen lassen.'
    const strudel = read(text)
    expect(times(strudel)).toEqual([30, 40])
    expect(strudel.dishType).toBe('Desserts')
  })

  const withItems = (title: string, rest: string) => `${title}\n\n${rest}`
  it.each([
    ['Tarte aux pommes', 'fr', '- 1 pâte brisée\n- 4 pommes\n- 80 g de sucre', 'Desserts'],
    ['Tarte aux poireaux', 'fr', '- 1 pâte brisée\n- 3 poireaux\n- 1 oignon', 'Mains'],
    ['Chocolate brownies', 'en', '- 200 g dark chocolate\n- 150 g sugar\n- 2 eggs', 'Desserts'],
    ['Steak and ale pie', 'en', '- 600 g beef\n- 2 onions\n- 1 tbsp sugar', 'Mains'],
    ['Krautstrudel', 'de', '- 1 Weißkohl\n- 1 Zwiebel\n- 50 g Zucker', 'Mains'],
    ['Käsekuchen', 'de', '- 500 g Quark\n- 150 g Zucker', 'Desserts'],
    ['Mojito', 'es', '- 50 ml de ron\n- 1 lima\n- 2 cucharaditas de azúcar', 'Cocktails'],
    ['Gazpacho andaluz', 'es', '- 1 kg de tomates\n- 1 pepino', 'Starters'],
    ['Linsensuppe', 'de', '- 250 g Linsen\n- 1 Zwiebel', 'Mains'],
  ])('%s (%s) is filed where one looks for it', (title, language, listed, dishType) => {
    const heading = { en: 'Ingredients', fr: 'Ingrédients', es: 'Ingredientes', de: 'Zutaten' }[language]
    expect(read(withItems(title, `${heading}\n${listed}`)).dishType).toBe(dishType)
  })

  it('what a recipe says of itself counts before its name', () => {
    const text = withItems('Kürbisterrine', 'Gang: Vorspeise\n\nZutaten\n- 500 g Kürbis\n- 3 Eier')
    expect(read(text).dishType).toBe('Starters')
  })
})
