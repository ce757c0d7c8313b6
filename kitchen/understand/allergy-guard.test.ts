import { printed } from '../render/print.ts'
import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { refusing } from '../chef/reply/refusals.ts'
import { replyTo, understand } from '../test/understood.ts'

const hear = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

const holds = (language: Language, id: string, ...turns: string[]) => {
  const { wishes, dish } = hear(language, ...turns)
  const ingredient = findIngredientById(id)
  if (!ingredient) throw new Error(`no ingredient ${id}`)
  const shared = ingredient.allergens.filter((each) => dish.recipe.allergens.includes(each))
  return isAllowed(ingredient, wishes) || shared.length > 0
}

describe('food beside a word of allergy or of a body is kept out', () => {
  it.each([
    ['en', 'thai curry for 4, allergic to nuts incl. peanuts', 'peanut'],
    ['en', 'brownies for 6, nut allergy, including peanuts', 'peanut'],
    ['en', "quick one: haddock. the wife's allergic, prawns I mean", 'prawn'],
    ['en', 'walnuts close my throat', 'walnut'],
    ['en', '2 people, mustard brings me out in spots', 'mustard'],
    ['en', 'Prawns. My son is allergic. A stir-fry for 3.', 'prawn'],
    ['en', 'my face balloons when I eat eggs. pancakes for 2?', 'egg'],
    ['en', 'carbonara for 2. Is it ok for my son, he is allergic to eggs?', 'egg'],
    ['fr', 'brownies pour 6, allergie aux fruits à coque y compris les cacahuètes', 'peanut'],
    ['fr', 'vite fait : du haddock. ma femme est allergique, aux crevettes je précise', 'prawn'],
    ['fr', 'un gâteau pour 4, APLV', 'milk'],
    ['es', 'brownies para 6, alergia a frutos secos incluidos cacahuetes', 'peanut'],
    ['es', 'la mostaza me saca ronchas', 'mustard'],
    ['es', 'rapidito: merluza. mi mujer es alérgica, a las gambas digo', 'prawn'],
    ['de', 'Thai-Curry für 4, Allergie gegen Nüsse u. Erdnüsse', 'peanut'],
    ['de', 'bei Walnüssen geht mir der Hals zu', 'walnut'],
    ['de', 'von Senf kriegt sie Pusteln', 'mustard'],
  ] as const)('in %s "%s": no %s', (language, text, id) => {
    expect(holds(language, id, text)).toBe(false)
  })
})

describe('food that acts on somebody is kept out, whatever it does', () => {
  it.each([
    ['en', 'paella for two. Prawns turn my flatmate inside out.', 'prawn'],
    ['fr', 'une paella pour deux. Les crevettes mettent mon oncle au tapis.', 'prawn'],
    ['es', 'una paella para dos. Las gambas dejan a mi tía hecha polvo.', 'prawn'],
    ['de', 'eine Paella für zwei. Garnelen hauen meinen Onkel um.', 'prawn'],
    ['en', 'falafel. Sesame, well, that turned her purple.', 'sesame-seed'],
  ] as const)('in %s "%s": no %s', (language, text, id) => {
    expect(holds(language, id, text)).toBe(false)
  })

  it.each([
    ['en', 'paella for two. My kids love prawns.', 'prawn'],
    ['en', 'paella for two. Prawns remind me of Spain.', 'prawn'],
    ['fr', 'une paella pour deux. Il me reste des crevettes.', 'prawn'],
    ['es', 'una paella para dos. A mi tía le encantan las gambas.', 'prawn'],
    ['de', 'eine Paella für zwei. Garnelen schmecken meinen Kindern.', 'prawn'],
  ] as const)('in %s "%s": %s may come', (language, text, id) => {
    expect(holds(language, id, text)).toBe(true)
  })
})

describe('a German word that joins a food and its allergy', () => {
  it.each([
    ['Eiallergie, Spaghetti Carbonara für 2', 'egg'],
    ['Pfannkuchen für 4, Hühnereiweißallergie', 'egg'],
    ['Curry, mein Sohn ist Nussallergiker', 'walnut'],
    ['Fischunverträglichkeit, ein Eintopf', 'salmon'],
    ['Wok für 2, Sojaintoleranz', 'tofu'],
    ['Senfallergie, ein Salat', 'mustard'],
    ['Brot, Sesamallergie', 'sesame-seed'],
    ['Weichtierallergie, Paella', 'mussel'],
    ['Krebstierallergie, Paella', 'prawn'],
    ['Milcheiweißunverträglichkeit, ein Gratin', 'cream'],
    ['ein Kuchen, eilos', 'egg'],
    ['Muscheln in Weißwein, sulfitfrei', 'white-wine'],
  ])('"%s": no %s', (text, id) => {
    expect(holds('de', id, text)).toBe(false)
  })

  it('leaves words alone that only end so', () => {
    const { wishes } = hear('de', 'ein kostenloses Rezept für arbeitslose Köche, Linsensuppe')
    expect(wishes.excludedIds).toEqual([])
  })
})

describe('a list stays inside its refusal', () => {
  it.each([
    ['en', 'a salad, no nuts such as almonds, incl. peanuts', 'peanut'],
    ['en', 'a stew, no meat, including bacon', 'bacon'],
    ['fr', 'une salade sans noix, y compris les noix de cajou', 'cashew'],
    ['es', 'una ensalada sin frutos secos, cacahuetes incluidos', 'peanut'],
    ['de', 'Curry ohne Cashews u. sonstige Nüsse', 'walnut'],
    ['de', 'ein Salat ohne Nüsse sowie Erdnüsse', 'peanut'],
    ['de', 'ein Salat ohne Nüsse, inkl. Erdnüsse', 'peanut'],
    ['en', 'a mushroom risotto, no wine', 'dry-vermouth'],
    ['fr', 'un risotto sans vin', 'port'],
    ['es', 'un risotto sin vino', 'sherry'],
    ['de', 'ein Risotto ohne Wein', 'white-wine-vinegar'],
  ] as const)('in %s "%s": no %s', (language, text, id) => {
    const ingredient = findIngredientById(id)
    const { wishes } = hear(language, text)
    expect(ingredient && isAllowed(ingredient, wishes)).toBe(false)
    expect(wishes.wanted.map((each) => each.id)).not.toContain(id)
  })

  it('makes a virgin drink without rum, and keeps virgin olive oil', () => {
    const { dish, wishes } = hear('es', 'piña colada virgen para 2')
    expect(wishes.alcoholFree).toBe(true)
    expect(dish.plan.parts.filter(({ ingredient }) => ingredient.alcohol)).toEqual([])
    expect(hear('es', 'ensalada con aceite de oliva virgen extra').wishes.alcoholFree).toBe(false)
  })
})

describe('what is firmly wanted stays', () => {
  it.each([
    ['en', 'pasta with salmon for 4, my husband has a nut allergy', 'salmon'],
    ['en', "I'm allergic to cats, a salmon tart for 2", 'salmon'],
    ['en', 'gran is poorly, broth with carrots and leeks', 'carrot'],
    ['fr', 'un curry de poulet, allergie aux cacahuètes', 'chicken-breast'],
    ['es', 'no tolero la lactosa; que lleve calabacines', 'courgette'],
    ['de', 'ich bin krank und will Karottensuppe', 'carrot'],
  ] as const)('in %s "%s": with %s', (language, text, id) => {
    expect(hear(language, text).wishes.wanted.map((each) => each.id)).toContain(id)
  })
})

describe('an allergy to nobody knows what', () => {
  const cases = [
    ['en', 'Chicken curry for four. My wife is allergic.', 'peanuts', 'peanut'],
    ['fr', 'Un curry de poulet pour quatre. Ma femme est allergique.', 'aux cacahuètes', 'peanut'],
    ['es', 'Un curry de pollo para cuatro. Mi mujer es alérgica.', 'a los cacahuetes', 'peanut'],
    ['de', 'Ein Hähnchencurry für vier. Meine Frau ist Allergikerin.', 'gegen Erdnüsse', 'peanut'],
  ] as const
  it.each(cases)('in %s is asked about: "%s"', (language, text, answer, id) => {
    const asked = hear(language, text)
    expect(refusing(asked)).toMatch(/\?/)
    expect(replyTo(asked)).toBe(printed(refusing(asked) ?? '', language))
    const known = hear(language, text, answer)
    expect(refusing(known)).toBeNull()
    expect(known.wishes.allergyIds).toContain(id)
    expect(replyTo(known)).toContain(known.dish.recipe.title)
  })

  it.each([
    ['en', 'no food'],
    ['en', 'only to pollen'],
    ['fr', 'aucun aliment'],
    ['es', 'ningún alimento'],
    ['de', 'kein Lebensmittel'],
  ] as const)('in %s is settled by "%s"', (language, answer) => {
    const first = cases.find(([each]) => each === language)?.[1] ?? ''
    expect(refusing(hear(language, first, answer))).toBeNull()
  })

  it('stays open while the guest speaks of something else', () => {
    expect(refusing(hear('en', 'My wife is allergic.', 'a chicken curry for four please'))).not.toBeNull()
  })
})

describe('what an allergy kept out', () => {
  it('does not come back with a mere wish', () => {
    const { wishes, dish } = hear('en', "fruit salad. I'm allergic to kiwi", 'fruit salad with kiwi')
    expect(wishes.excludedIds).toContain('kiwi')
    expect(dish.plan.parts.map(({ ingredient }) => ingredient.id)).not.toContain('kiwi')
  })

  it('comes back when it is said so, and never silently', () => {
    const reading = hear(
      'en',
      'chicken satay. my son is allergic to peanuts',
      'nobody is allergic to peanuts after all',
    )
    expect(reading.wishes.allergens).not.toContain('peanuts')
    expect(replyTo(reading)).toMatch(/You told me of an allergy before.*peanuts/)
  })
})

it.each([
  ['en', 'flour', 'Pancakes with gluten-free flour, my son is coeliac', 'pancakes'],
  [
    'de',
    'gluten-free-flour',
    'Zwetschgendatschi, glutenfreies Mehl, die Schwiegertochter hat Zöliakie',
    'Plum Tray Cake',
  ],
  ['de', 'milk', 'Pfannkuchen mit laktosefreier Milch, mein Mann verträgt keine Laktose', 'pancakes'],
  ['de', 'milk', 'Pfannkuchen, Laktose verträgt er nicht', 'pancakes'],
] as const)(
  'in %s a variety that somebody can eat refuses neither %s nor the dish: "%s"',
  (language, id, text, dish) => {
    const { wishes } = understand({ language, messages: [{ role: 'user', content: text }] })
    expect(wishes.excludedIds).not.toContain(id)
    expect(wishes.dish).toBe(dish)
  },
)

it('what is a no-go for somebody is refused in a question as well', () => {
  const content = 'lactose and milk protein both a no-go for me, rice pudding?'
  const { wishes } = understand({ language: 'en', messages: [{ role: 'user', content }] })
  expect(wishes.allergens).toContain('milk')
})

it.each([
  ['es', 'tarta de queso para 4, pero mi hija no puede tomar leche', 'milk'],
  ['es', 'pollo asado para 5, pero mi hija no puede tomar frutos secos', 'nuts'],
  ['es', 'pollo en pepitoria para 5. mi hija no puede tomar frutos secos', 'nuts'],
  ['en', "cheesecake for 4, but my daughter can't have milk", 'milk'],
  ['fr', 'cheesecake pour 4, mais ma fille ne peut pas boire de lait', 'milk'],
  ['de', 'Käsekuchen für 4, aber meine Tochter darf keine Milch', 'milk'],
] as const)(
  'in %s a second half that tells what somebody cannot have is no question: %s',
  (language, said, allergen) => {
    const { wishes } = understand({ language, messages: [{ role: 'user', content: said }] })
    expect([...wishes.allergens, ...(wishes.excludedGroups.includes('dairy') ? ['milk'] : [])]).toContain(
      allergen,
    )
  },
)
