import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { readRecipe } from '../read/text/read.ts'
import { checkRecipe, type Guests } from './check-recipe.ts'

function tasted(items: string, steps: string, guests: Guests = {}, title = 'Supper') {
  const list = items.split(', ').map((line) => `- ${line}`)
  const numbered = steps.split(' | ').map((line, place) => `${place + 1}. ${line}`)
  const text = `Ingredients\n${list.join('\n')}\nInstructions\n${numbered.join('\n')}`
  const read = readRecipe(text, { title })
  if (!read) throw new Error('no recipe')
  return checkRecipe(read, guests).map(({ code, severity }) => `${code} ${severity}`)
}

describe('a dish for somebody under one year', () => {
  it.each([
    ['1 pinch of salt', 'infant-salt warning'],
    ['2 tbsp soy sauce', 'infant-salt warning'],
    ['200 ml vegetable stock', 'infant-salt warning'],
    ['1 tbsp maple syrup', 'infant-sugar warning'],
    ['1 tbsp agave syrup', 'infant-sugar warning'],
    ['50 g sugar', 'infant-sugar note'],
    ['1 tbsp honey', 'infant-honey dangerous'],
  ])('is told of %s', (item, expected) => {
    expect(
      tasted(`200 g carrots, ${item}`, 'Boil the carrots and mash everything.', { infant: true }),
    ).toContain(expected)
  })

  it('is known by its title', () => {
    expect(
      tasted('200 g carrots, 1 pinch of salt', 'Boil and mash.', {}, 'Carrot purée for babies'),
    ).toContain('infant-salt warning')
    expect(
      tasted('200 g carrots, 1 pinch of salt', 'Boil and mash.', {}, 'Baby carrots with butter'),
    ).not.toContain('infant-salt warning')
  })

  it('may say that its portion is taken out first', () => {
    const steps = "Boil the carrots. | Take out the baby's portion before salting, then season with the salt."
    expect(tasted('200 g carrots, 1 pinch of salt', steps, { infant: true })).not.toContain(
      'infant-salt warning',
    )
  })

  it('is no matter for others', () => {
    expect(tasted('200 g carrots, 1 pinch of salt', 'Boil and mash.').join()).not.toMatch(/infant/)
  })
})

describe('mercury', () => {
  it.each(['150 g tinned tuna', '300 g fresh tuna', '2 swordfish steaks', '200 g shark fillet'])(
    '%s is not for who is pregnant, nor for a baby',
    (item) => {
      expect(tasted(`${item}, 200 g rice`, 'Cook the rice. Fry the fish.', { pregnant: true })).toContain(
        'mercury warning',
      )
      expect(tasted(`${item}, 200 g rice`, 'Cook the rice. Fry the fish.', { infant: true })).toContain(
        'mercury warning',
      )
      expect(tasted(`${item}, 200 g rice`, 'Cook the rice. Fry the fish.')).not.toContain('mercury warning')
    },
  )

  it('is not in salmon', () => {
    expect(tasted('300 g salmon', 'Fry the salmon.', { pregnant: true })).not.toContain('mercury warning')
  })
})

describe('minutes of beans', () => {
  it.each([
    ['300 g green beans', 'Slice the beans and mix with the dressing.', 'raw-green-beans dangerous'],
    ['300 g green beans', 'Blanch the green beans for 3 minutes.', 'short-green-beans warning'],
    ['300 g green beans', 'Boil the green beans for 6 minutes.', 'short-green-beans note'],
    [
      '300 g dried kidney beans',
      'Cook in the slow cooker on low for 8 hours until boiled soft.',
      'raw-beans dangerous',
    ],
    ['300 g dried kidney beans', 'Boil the beans for 4 minutes.', 'raw-beans dangerous'],
  ])('%s: "%s" is told of', (items, steps, expected) => {
    expect(tasted(`${items}, 1 onion`, steps)).toContain(expected)
  })

  it.each([
    ['300 g green beans', 'Boil the green beans for 10 minutes.'],
    ['300 g green beans', 'Boil the green beans until tender.'],
    ['300 g green beans', 'Fry the green beans for 5 minutes. | Add the tomatoes and simmer for 15 minutes.'],
    ['1 can green beans', 'Drain the beans and mix.'],
    ['300 g dried kidney beans', 'Soak overnight. | Boil hard for 10 minutes, then simmer for 60 minutes.'],
  ])('%s: "%s" is fine', (items, steps) => {
    expect(tasted(`${items}, 1 onion`, steps).join()).not.toMatch(/beans/)
  })

  it('says so in four languages', () => {
    const sentences = languages.map((language) => {
      const read = readRecipe('Ingredients\n- 300 g green beans\nInstructions\n1. Mix the beans.', {
        title: 'Salad',
      })
      const dish = read && {
        ...read,
        language,
        ingredients: read.ingredients.map((each) => ({
          ...each,
          item: { en: 'green beans', fr: 'haricots verts', es: 'judías verdes', de: 'grüne Bohnen' }[
            language
          ],
        })),
      }
      return dish ? (checkRecipe(dish).find(({ code }) => code === 'raw-green-beans')?.sentence ?? '') : ''
    })
    expect(new Set(sentences).size).toBe(4)
  })
})

describe('an egg that does not set all through', () => {
  const runny = [
    ['2 eggs, 200 g tomatoes', 'Fry the tomatoes. | Poach the eggs for 3 minutes, with a runny yolk.'],
    ['2 œufs, 200 g de tomates', 'Cuire les tomates. | Pocher les œufs 3 minutes : le jaune reste coulant.'],
    [
      '2 huevos, 200 g de tomates',
      'Cocer los tomates. | Escalfar los huevos 3 minutos, con la yema líquida.',
    ],
    [
      '2 Eier, 200 g Tomaten',
      'Die Tomaten kochen. | Die Eier 3 Minuten pochieren, das Eigelb bleibt flüssig.',
    ],
  ] as const

  it.each(runny)('is not for who is pregnant, nor for a baby: %s', (items, steps) => {
    expect(tasted(items, steps, { pregnant: true })).toContain('pregnancy-raw-egg warning')
    expect(tasted(items, steps, { infant: true })).toContain('infant-raw-egg dangerous')
    expect(tasted(items, steps).join()).not.toMatch(/pregnancy|infant/)
  })

  it('is one no more where the yolk is cooked', () => {
    for (const step of ['Fry the eggs until the yolk is firm.', 'Boil until the yolk is no longer runny.'])
      expect(tasted('2 eggs, 10 g butter', step, { pregnant: true }).join()).not.toMatch(/egg/)
  })
})

describe('an egg that stays raw', () => {
  const raw = [
    [
      'Tiramisu',
      '4 eggs, 500 g mascarpone, 100 g sugar, 200 g ladyfingers, 200 ml coffee',
      'Brew the coffee and let it cool. | Whisk the yolks with the sugar. | Beat the egg whites with a pinch of salt. | Fold everything together with a baking spatula. | Leave in the fridge overnight.',
    ],
    [
      'Mousse au chocolat',
      '4 œufs, 200 g de chocolat noir, 30 g de sucre',
      'Séparer les œufs. | Faire fondre le chocolat au bain-marie. | Incorporer les jaunes, puis les blancs en neige à la cuillère. | Servir bien froid avec une feuille de menthe.',
    ],
    [
      'Mousse de chocolate',
      '4 huevos, 200 g de chocolate negro, 30 g de azúcar',
      'Separa los huevos. | Derrite el chocolate al baño maría. | Mezcla las yemas de los huevos con el chocolate y revuelve. | Deja en frío dos horas y sirve con coco.',
    ],
    [
      'Schokoladenmousse',
      '4 Eier, 200 g Zartbitterschokolade, 30 g Zucker',
      'Die Eier trennen. | Die Schokolade im Wasserbad schmelzen. | Eigelbe mit dem Kochlöffel unterrühren, den Eischnee unterheben. | Im Kühlschrank fest werden lassen und garnieren.',
    ],
    ['Salad', '1 romaine lettuce, 3 tbsp oil, 1 egg yolk', 'Stir everything together. | Toss.'],
    ['Homemade Mayonnaise', '1 jar of zorblax, 200 ml oil', 'Mix the zorblax with the oil.'],
    [
      'Soft-boiled Eggs with Soldiers',
      '4 eggs, 4 slices bread',
      'Boil the eggs for 4 minutes. | Toast the bread.',
    ],
  ] as const

  it.each(raw)('is dangerous for children, and to be mended in a pregnancy: %s', (title, items, steps) => {
    for (const guests of [{ infant: true }, { toddler: true }, { child: true }])
      expect(tasted(items, steps, guests, title)).toContain('infant-raw-egg dangerous')
    expect(tasted(items, steps, { pregnant: true }, title)).toContain('pregnancy-raw-egg warning')
    expect(tasted(items, steps, { frail: true }, title)).toContain('frail-raw-egg warning')
  })

  it.each([
    ['Tiramisu without Eggs', '500 g mascarpone, 200 ml zorblax', 'Mix and chill.'],
    [
      'Chocolate mousse',
      '200 g dark chocolate, 300 ml cream',
      'Melt the chocolate. | Fold in the whipped cream.',
    ],
    ['Tiramisu', '4 pasteurised eggs, 500 g mascarpone', 'Beat and chill.'],
    ['Scrambled eggs', '4 eggs, 10 g butter', 'Beat the eggs. | Cook in the butter until firm.'],
    ['Sponge', '4 Eier, 100 g Mehl', 'Eier und Mehl verrühren. | 30 Minuten bei 180 °C backen.'],
    ['Crêpes', '3 œufs, 250 g de farine', 'Mélanger les œufs et la farine. | Cuire les crêpes à la poêle.'],
    ['Tortilla', '6 huevos, 3 patatas', 'Batir los huevos. | Cuajar la tortilla en la sartén.'],
  ] as const)('is none in %s', (title, items, steps) => {
    expect(tasted(items, steps, { toddler: true }, title).join()).not.toMatch(/raw-egg/)
  })
})

describe('mayonnaise that is made at home', () => {
  it.each([
    '300 g homemade mayonnaise',
    '300 g mayonesa casera hecha con huevo',
    '300 g mayonnaise maison',
    '300 g selbstgemachte Mayonnaise',
  ])('holds raw egg: %s', (item) => {
    const found = tasted(`500 g potatoes, ${item}`, 'Boil the potatoes. | Stir in the mayonnaise.', {
      frail: true,
    })
    expect(found.some((each) => /egg/.test(each))).toBe(true)
  })

  it('and a mousse of aquafaba holds none', () => {
    const steps = 'Whip the aquafaba. | Fold in the melted chocolate.'
    const found = tasted(
      '150 ml aquafaba, 200 g dark chocolate',
      steps,
      { pregnant: true },
      'Chocolate mousse',
    )
    expect(found.filter((each) => /egg/.test(each))).toEqual([])
  })

  it('from a jar does not', () => {
    for (const item of ['300 g mayonnaise', '300 g homemade mayonnaise of pasteurised egg'])
      expect(
        tasted(`500 g potatoes, ${item}`, 'Boil the potatoes. | Stir in the mayonnaise.', { frail: true }),
      ).toEqual([])
  })
})
