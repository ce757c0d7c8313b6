import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { understand } from '../test/understood.ts'

const read = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

type Turns = [Language, string, ...string[]]

describe('pots and pans that somebody has or lacks', () => {
  it.each<[string, Turns]>([
    ['a tagine stays', ['fr', 'un tajine de poulet', 'je n’ai pas de plat à tajine, seulement une cocotte']],
    ['a goulash stays', ['de', 'Gulasch für 6', 'ich hab keinen großen Topf, nur einen Bräter']],
    ['a stew stays', ['es', 'un estofado de ternera', 'solo tengo una sartén grande']],
    [
      'a casserole stays',
      ['en', 'a chicken casserole', 'I have no casserole dish, just my big roasting tin'],
    ],
  ])('%s', (_, [language, ...turns]) => {
    const before = read(language, turns[0] ?? '').wishes
    const { wishes, missed } = read(language, ...turns)
    expect([wishes.dish, wishes.refusedDishes]).toEqual([before.dish, []])
    expect(missed).toEqual([])
  })
})

describe('how many eat', () => {
  it.each<[number | null, Turns]>([
    [2, ['de', 'Auflauf für meine Tochter und mich']],
    [3, ['de', 'Auflauf für meine Töchter und mich']],
    [6, ['de', 'Wir sind zu sechst, die Großen (3) nehmen nach: Nudelsalat']],
    [8, ['en', 'lentil soup for 8', 'the pot is the 5 litre one']],
    [9, ['fr', 'blanquette pour 6', 'on sera 9 avec les enfants']],
    [10, ['es', 'merienda de cumple para 10 nenes']],
  ])('%s: %s', (count, [language, ...turns]) => {
    expect(read(language, ...turns).wishes.servings).toBe(count)
  })
})

describe('what accuses nobody', () => {
  it.each<Turns>([
    ['en', 'a cake for my nephew, hes turning 7, chocolate, ten kids are coming'],
    ['es', 'una crema de puerros me parece bien, pero sin nata'],
    ['fr', 'un gratin aux œufs me convient, mais sans jambon'],
  ])('%s %s', (language, text) => {
    const { wishes } = read(language, text)
    expect([wishes.allergens, wishes.allergyIds]).toEqual([[], []])
  })

  it.each<[string, Turns]>([
    ['oat-milk', ['de', 'Waffeln', 'mein Sohn hat eine Milchallergie, also nur Haferdrink']],
    ['oat-milk', ['fr', 'des gaufres', 'il est allergique au lait, donc seulement du lait d’avoine']],
    ['soy-milk', ['en', 'waffles', 'he has a milk allergy, so only soya milk please']],
  ])('%s is what they may have', (id, [language, ...turns]) => {
    const { wishes } = read(language, ...turns)
    expect(wishes.wanted.map((each) => each.id)).toContain(id)
    expect(wishes.allergyIds).not.toContain(id)
    expect(wishes.allergens).toEqual(['milk'])
  })

  it('takes months of pregnancy for no child’s', () => {
    for (const [language, text] of [
      ['en', 'dinner for my wife, she is 7 months pregnant'],
      ['fr', 'un dîner pour ma femme, enceinte de 6 mois'],
      ['es', 'una cena para mi hermana, embarazada de 8 meses'],
      ['de', 'Abendessen für meine Frau, im 6. Monat schwanger'],
    ] as const) {
      const { wishes } = read(language, text)
      expect([text, wishes.infant, wishes.pregnant]).toEqual([text, false, true])
    }
  })
})

describe('an allergy that is told with a question', () => {
  it.each<[string, Turns]>([
    [
      'mustard',
      ['de', 'Nudelsalat', 'Kollege Jan hat eine Senfallergie, aber ein wenig schadet doch nicht, oder?'],
    ],
    [
      'celery',
      [
        'en',
        'vegetable soup',
        "Tom's got a celery allergy, but a little in the stock won't matter, will it?",
      ],
    ],
    ['sesame', ['fr', 'des boulettes', 'Karim est allergique au sésame, mais quelques graines ça passe ?']],
    ['eggs', ['es', 'ensaladilla', 'Lucía tiene alergia al huevo, ¿pero un poco de mayonesa no pasa nada?']],
  ])('%s stays out', (allergen, [language, ...turns]) => {
    const { wishes, dish } = read(language, ...turns)
    expect(wishes.allergens).toContain(allergen)
    expect(dish.recipe.allergens).not.toContain(allergen)
  })

  it('of nobody in particular changes nothing', () => {
    const { wishes } = read('en', 'a fish curry', 'is it safe for people with nut allergies?')
    expect(wishes.allergens).toEqual([])
  })
})

describe('what is left over', () => {
  it.each<[string, Turns]>([
    ['chickpea', ['es', 'sobras del cocido: garbanzos, zanahoria y un poco de pollo']],
    ['cooked-pork', ['de', 'Reste vom Sonntagsbraten (Schwein, etwa 300 g)']],
  ])('%s is cooked already', (id, [language, text]) => {
    const { wishes } = read(language, text)
    expect(wishes.wanted.find((each) => each.id === id)?.cooked).toBe(true)
    expect(wishes.dish).not.toBe('roast')
  })

  it.each<[number, Turns]>([
    [450, ['en', "leftover turkey, there's about 450 g"]],
    [300, ['fr', 'un reste de poulet, à peu près 300 g']],
    [600, ['de', 'Hähnchenkeulen, ungefähr 600 g, mit Reis']],
  ])('an amount of %i behind the food is its amount', (amount, [language, text]) => {
    expect(read(language, text).wishes.wanted[0]).toMatchObject({ amount, unit: 'g' })
  })
})

describe('with a dish on the table', () => {
  it('what stands beside it is no other dish', () => {
    for (const [language, dish, side] of [
      ['de', 'Schweinebraten für 6', 'dazu bitte Semmelknödel'],
      ['en', 'beef stew for 4', 'with mashed potatoes on the side'],
      ['es', 'merluza al horno', 'y de guarnición una ensaladilla'],
    ] as const) {
      const before = read(language, dish).wishes
      const { wishes } = read(language, dish, side)
      expect([wishes.dish, wishes.dishType]).toEqual([before.dish, before.dishType])
    }
  })

  it('a kind of dish is made of what was spoken of', () => {
    const pie = read('en', 'I have leeks, mushrooms and a bit of ham', 'a pie sounds good')
    expect(pie.dish.recipe.dishType).toBe('Mains')
    const soup = read('es', 'tengo medio kilo de calabacines', 'una crema me parece bien')
    expect([soup.wishes.dish, soup.wishes.wanted.map(({ id }) => id)]).toEqual(['veloute', ['courgette']])
  })

  it('what is enough is not refused with what there is too much of', () => {
    for (const [language, text] of [
      ['fr', 'pas trop de sucre, les bananes suffisent'],
      ['de', 'nicht so viel Zucker, die Bananen reichen fast'],
      ['en', 'easy on the sugar, the bananas are sweet enough'],
    ] as const) {
      const { wishes, dish } = read(
        language,
        { fr: 'gâteau à la banane', de: 'Bananenkuchen', en: 'banana cake' }[language],
        text,
      )
      expect([wishes.lessSweet, wishes.excludedIds, wishes.minutes]).toEqual([true, [], null])
      expect(dish.plan.parts.map(({ ingredient }) => ingredient.id)).toContain('banana')
    }
  })

  it('a machine that is offered is used', () => {
    for (const [language, dish, text] of [
      ['en', 'beef chilli for 4', 'I own a slow cooker, could it go in that?'],
      ['de', 'Gulasch für 4', 'Ich hab einen Slowcooker, kann das da rein?'],
      ['fr', 'un bœuf bourguignon', 'j’ai une mijoteuse, ça peut se faire dedans ?'],
    ] as const)
      expect(read(language, dish, text).wishes.slowCooker).toBe(true)
  })
})

describe('what is cooked before the day it is eaten', () => {
  it.each<[string, Turns]>([
    ['ahead', ['es', 'canelones para 6', 'los quiero dejar hechos el día antes']],
    ['ahead', ['fr', 'un plat pour 8 que je peux préparer la veille']],
    ['ahead', ['de', 'Brötchen, ich will abends alles vorbereiten']],
    ['ahead', ['en', 'lasagne for 6', "I'd like to make it the day before"]],
    ['freeze', ['en', 'a chilli for the freezer']],
    ['freeze', ['de', 'etwas mit Hackfleisch zum Einfrieren']],
  ])('%s: %s', (when, [language, ...turns]) => {
    const { wishes, missed } = read(language, ...turns)
    expect([wishes.ahead, wishes.unknown, missed]).toEqual([when, null, []])
  })

  it.each<Turns>([
    ['en', 'rice from the night before, an idea?'],
    ['fr', 'du riz de la veille, une idée ?'],
    ['en', 'a fish pie', 'can I make it the day before?'],
  ])('is not what is left over, nor what is only asked: %s %s', (language, ...turns) => {
    expect(read(language, ...turns).wishes.ahead).toBeNull()
  })
})

describe('what is said beside the dish', () => {
  it.each<Turns>([
    ['de', 'Linsensuppe, die soll sich gut vorbereiten lassen'],
    ['fr', 'un gratin de pommes de terre comme chez ma grand-mère'],
    ['de', 'Gulasch wie bei Oma'],
    ['fr', 'une soupe, il fait un froid de canard'],
    ['es', 'casi no tengo tiempo, unas lentejas para dos'],
  ])('names no food and no doubt: %s %s', (language, ...turns) => {
    const { wishes, missed } = read(language, ...turns)
    expect(missed).toEqual([])
    expect(wishes.unknown).toBeNull()
    const kept = wishes.wanted.map(({ id }) => id)
    for (const stranger of ['duck', 'blackcurrant']) expect(kept).not.toContain(stranger)
  })

  it('what is not eaten raw may be eaten cooked', () => {
    const { wishes } = read(
      'es',
      'tortilla de patatas para 4, mi mujer está embarazada y no come huevo crudo',
    )
    expect([wishes.dish, wishes.excludedIds, wishes.pregnant]).toEqual(['spanishTortilla', [], true])
  })

  it('why a diet is kept is no further wish', () => {
    const { wishes } = read('es', 'bizcocho de yogur para 8, sin lactosa, que mi hijo es intolerante')
    expect([wishes.diets, wishes.allergens, wishes.servings]).toEqual([['lactoseFree'], [], 8])
  })

  it('a dish that takes its time is kept, and the haste as well', () => {
    const { wishes } = read('en', 'a quick beef stew for four')
    expect([wishes.dish, wishes.servings]).toEqual(['stew', 4])
  })
})

it.each<Turns>([
  ['es', 'unas enchiladas de pollo que no piquen nada'],
  ['fr', 'un curry qui ne pique pas'],
  ['en', "a curry, the youngest won't touch anything spicy"],
  ['fr', 'une carbonade flamande avec du pain d’épices'],
])('no heat: %s %s', (language, ...turns) => {
  expect(read(language, ...turns).wishes.heat ?? 0).toBe(0)
})

describe('what exams of strangers found', () => {
  it('a day behind the number of guests is no hour, and a working day no guest', () => {
    expect(read('de', 'Gulasch für 6 am Samstag').wishes.servings).toBe(6)
    const { wishes } = read('en', 'beef stew for six', "can it go in the slow cooker, I'm out 9 to 5")
    expect([wishes.servings, wishes.slowCooker, wishes.dangers]).toEqual([6, true, []])
  })

  it('who bakes something wants no gratin', () => {
    expect(read('en', 'I want to bake something for the school fair').wishes.dish).toBeNull()
    expect(read('en', 'a vegetable bake for 4').wishes.dish).toBe('bake')
  })

  it('what goes in is not left out with the rest', () => {
    const { wishes } = read('de', 'Käsekuchen für 8', 'Mandarinen mit rein bitte, Boden weglassen')
    expect([wishes.dish, wishes.excludedIds, wishes.wanted.map(({ id }) => id)]).toEqual([
      'cheesecakeWithoutBase',
      [],
      ['mandarin'],
    ])
  })

  it.each<[string, Turns]>([
    ['soup', ['en', 'a ham and pea pie for 6', 'actually pie is too much work. soup maybe?']],
    ['frikadellen', ['de', 'Sauerbraten für 4', 'Sauerbraten ist mir zu aufwendig, lieber Frikadellen']],
    ['Couscous Royal', ['fr', 'un couscous pour 8 dimanche']],
    ['Couscous Royal', ['fr', 'couscous pour 6']],
    ['conCarne', ['en', 'feeding 12 for the game, chili']],
    ['streuselCake', ['de', 'Apfelkuchen für 20', 'a Strudel is ma zvü Arbeit, lieber an Blechkuchen']],
    ['stew', ['en', 'a beef stew', 'could it go in the slow cooker? need the oven for a crumble']],
    [
      'Baked Rice with Pork and Chickpeas',
      ['es', 'arroz al horno para 4', 'no tengo cazuela de barro, vale otra cosa?'],
    ],
  ])('%s: %s', (dish, [language, ...turns]) => {
    expect(read(language, ...turns).wishes.dish).toBe(dish)
  })

  it('plain lentils are stewed lentils', () => {
    const { wishes, dish } = read('es', 'quería hacer unas lentejas para 4')
    expect([wishes.unknown, dish.plan.dish.id]).toEqual([null, 'Stewed Lentils'])
  })
})

it.each<[string[], Turns]>([
  [[], ['en', 'scones for 12', 'oh actually make them cheese ones']],
  [[], ['fr', 'un gratin pour 3', 'faut que je finisse le gruyère']],
  [[], ['en', 'pulled pork for 10. not sweet, my husband says bbq sauce is candy']],
])('an order and a manner of speaking tell of no allergy: %j %s', (allergens, [language, ...turns]) => {
  expect(read(language, ...turns).wishes.allergens).toEqual(allergens)
})

it('without a Gurke means without the pickled one', () => {
  const { parts } = read('de', 'Rouladen für 4, aber ohne Gurke').dish.plan
  expect(parts.map(({ ingredient }) => ingredient.id)).not.toContain('gherkin')
})

it('what is frozen stays the fish that it is, and a paste in a jar no pasta', () => {
  const ids = (...turns: Turns) => read(...turns).dish.plan.parts.map(({ ingredient }) => ingredient.id)
  expect(ids('es', 'un marmitako', 'somos 5 y el bonito lo tengo congelado')).toContain('fresh-tuna')
  expect(ids('es', 'ají de gallina para 6, tengo la pasta de frasco')).not.toContain('short-pasta')
})

describe('a dish that somebody reacts to', () => {
  it.each<Turns>([
    ['es', 'Mi nieto se pone malo y con ronchas cuando come natillas, ¿le puedo dar tortilla de patata?'],
    ['en', 'my son comes out in hives whenever he has custard. can he have an omelette?'],
  ])('keeps its allergens out, and nothing that is only asked about: %s %s', (language, text) => {
    const { wishes } = read(language, text)
    expect(wishes.allergens).toEqual(expect.arrayContaining(['milk', 'eggs']))
    expect([wishes.settled, wishes.allergyIds]).toEqual([null, []])
  })

  it('is not what goes with an allergy that was told before', () => {
    const { wishes } = read(
      'en',
      'noodles for 2, she’s allergic to peanuts',
      'is oyster sauce ok with her allergies?',
    )
    expect(wishes.allergens).toEqual(['peanuts'])
  })
})

it.each<[string, Turns]>([
  ['rabbit', ['fr', 'lapin à la moutarde pour 4']],
  ['venison', ['en', 'got some venison, do a stew with it']],
  ['wild-boar', ['de', 'Wildschweinragout für 4']],
  ['lamb-chop', ['es', 'chuletas de cordero para 2']],
])('the larder keeps %s: %s', (food, [language, ...turns]) => {
  const { parts } = read(language, ...turns).dish.plan
  expect(parts.map(({ ingredient }) => ingredient.id)).toContain(food)
})

it.each<Turns>([
  ['en', 'potted shrimp for 2'],
  ['es', 'chiles en nogada para 4'],
])('what no recipe can make is asked about: %s %s', (language, text) => {
  const { wishes } = read(language, text)
  expect([wishes.unknown !== null, wishes.settled]).toEqual([true, null])
})
