import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { dangersFor } from '../safety/hazards/dangers.ts'
import { understand } from '../test/understood.ts'

const hear = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })
const warned = (language: Language, text: string) =>
  dangersFor(hear(language, text).wishes).map(({ danger }) => danger.id)

const dishes: Record<Language, readonly string[]> = {
  en: ['pancakes', 'a lasagne', 'muffins'],
  fr: ['des crêpes', 'une lasagne', 'un gâteau'],
  es: ['tortitas', 'una lasaña', 'una tarta'],
  de: ['Pfannkuchen', 'eine Lasagne', 'einen Kuchen'],
}

describe('short forms of a diet', () => {
  const shortForms: readonly (readonly [Language, string, readonly string[]])[] = [
    ['en', 'gf', ['glutenFree']],
    ['en', 'GF, DF', ['glutenFree', 'milk']],
    ['en', 'df/gf', ['glutenFree', 'milk']],
    ['en', 'LF', ['lactoseFree']],
    ['en', 'w/o gluten', ['glutenFree']],
    ['en', 'w/out lactose', ['lactoseFree']],
    ['fr', 'ss gluten', ['glutenFree']],
    ['fr', 'sans glut', ['glutenFree']],
    ['es', 's/gluten', ['glutenFree']],
    ['es', 's/lactosa y s/gluten', ['glutenFree', 'lactoseFree']],
    ['es', 'sin lact', ['lactoseFree']],
    ['de', 'glutenfr.', ['glutenFree']],
    ['de', 'gf+lf', ['glutenFree', 'lactoseFree']],
    ['de', 'o. Laktose', ['lactoseFree']],
  ]
  const cases = shortForms.flatMap(([language, short, expected]) =>
    dishes[language].flatMap((dish) => [
      [language, `${dish}, ${short}`, expected] as const,
      [language, `${dish} (${short})`, expected] as const,
    ]),
  )
  it.each(cases)('in %s: "%s"', (language, text, expected) => {
    const { diets, allergens } = hear(language, text).wishes
    expect([...diets, ...allergens]).toEqual(expect.arrayContaining([...expected]))
  })

  it('takes a girlfriend for a guest', () => {
    expect(hear('en', 'a pie for my gf and me').wishes.diets).toEqual([])
  })
})

describe('a drink for somebody too young', () => {
  const ages: Record<Language, readonly string[]> = {
    en: [
      'for my 14 year old',
      'for a 16-yr-old',
      'for a thirteen-year-old',
      'he is turning 17',
      'for her 13th birthday',
      'for a group of teens',
      'for teenagers',
    ],
    fr: ['pour mon neveu de 14 ans', 'pour des ados', 'pour ses seize ans', 'pour des mineurs'],
    es: ['para mi sobrina de 14 años', 'cumple 16', 'para adolescentes', 'para una quinceañera'],
    de: [
      'für meinen 14-jährigen',
      'für eine Sechzehnjährige',
      'für Jugendliche',
      'zum 13. Geburtstag meiner Nichte',
      'sie wird 16',
    ],
  }
  const asks = Object.entries(ages).flatMap(([language, list]) =>
    list.flatMap((age) =>
      ['mojito', 'gin tonic'].map((drink) => [language as Language, `${drink}, ${age}`] as const),
    ),
  )
  it.each(asks)('in %s has no alcohol and it is said: "%s"', (language, text) => {
    expect(warned(language, text)).toContain('child-alcohol')
    expect(hear(language, text).dish.plan.parts.filter(({ ingredient }) => ingredient.alcohol)).toEqual([])
  })

  it.each([
    ['en', 'a sour with 12 year old whisky'],
    ['fr', 'un mojito pour nos 10 ans de mariage'],
    ['es', 'un mojito para nuestros 15 años de casados'],
    ['de', 'ein Gin Tonic, wir sind seit 10 Jahren verheiratet'],
  ] as const)('in %s years that are no age: "%s"', (language, text) => {
    expect(warned(language, text)).toEqual([])
  })
})

describe('what is forbidden is never a wish, whatever the order', () => {
  const things: Record<Language, readonly (readonly [string, string])[]> = {
    en: [
      ['celery', 'celery'],
      ['peanuts', 'peanut'],
    ],
    fr: [
      ['le céleri', 'celery'],
      ['la moutarde', 'mustard'],
    ],
    es: [
      ['el apio', 'celery'],
      ['el sésamo', 'sesame-seeds'],
    ],
    de: [
      ['Sellerie', 'celeriac'],
      ['Erdnüsse', 'peanut'],
    ],
  }
  const forms: Record<Language, readonly ((thing: string) => string)[]> = {
    en: [
      (thing) => `${thing} gives my wife hives, a stew please`,
      (thing) => `${thing} puts my brother in hospital. A stew`,
      (thing) => `a stew, our guest must not have ${thing}`,
      (thing) => `${thing}, I'm allergic, a stew please`,
    ],
    fr: [
      (thing) => `${thing}, je suis allergique, un ragoût`,
      (thing) => `${thing} m'est interdit, un ragoût`,
      (thing) => `${thing} me donne de l'urticaire, un ragoût`,
      (thing) => `jsupporte pas ${thing}, un ragoût`,
    ],
    es: [
      (thing) => `${thing} lo tengo prohibido, un guiso`,
      (thing) => `${thing} me pone malísimo y me da urticaria, un guiso`,
      (thing) => `a ${thing} soy alérgica, un guiso`,
    ],
    de: [
      (thing) => `Auf ${thing} bin ich allergisch, einen Eintopf`,
      (thing) => `${thing} darf mein Sohn nicht essen, einen Eintopf`,
      (thing) => `Von ${thing} bekomme ich Ausschlag, einen Eintopf`,
      (thing) => `Weder ${thing} noch Pilze, einen Eintopf`,
    ],
  }
  const cases = (Object.keys(forms) as Language[]).flatMap((language) =>
    forms[language].flatMap((form) =>
      things[language].map(([thing, id]) => [language, form(thing), id] as const),
    ),
  )
  it.each(cases)('in %s: "%s"', (language, text, id) => {
    const { wishes, dish } = hear(language, text)
    expect(wishes.wanted.map((each) => each.id)).not.toContain(id)
    expect(dish.plan.parts.map(({ ingredient }) => ingredient.id)).not.toContain(id)
  })

  it.each([
    ['en', 'chicken soup for my sick husband'],
    ['en', 'a chicken curry for a guest allergic to nuts'],
    ['en', 'my son is allergic to nuts so make chicken'],
    ['fr', 'un poulet au curry pour une invitée allergique aux noix'],
    ['es', 'pollo para mi marido que es alérgico al apio'],
    ['de', 'Hähnchen für einen Gast, der keine Nüsse verträgt'],
  ] as const)('in %s who eats along does not lose the dish: "%s"', (language, text) => {
    expect(hear(language, text).wishes.wanted.map(({ id }) => id)).toContain('chicken-breast')
  })
})

describe('dangers by their class', () => {
  it.each([
    ['en', 'a bloody steak for my uncle in chemo', 'pregnant-raw'],
    ['fr', 'un bœuf saignant, mon mari est sous chimio', 'pregnant-raw'],
    ['es', 'un solomillo poco hecho, mi madre está con quimio', 'pregnant-raw'],
    ['de', 'ein blutiges Steak für meine 88-jährige Nachbarin', 'pregnant-raw'],
    ['en', 'bottling our peas, I have a big saucepan', 'canning'],
    ['en', 'green beans in canning jars, is an hour of boiling enough', 'canning'],
    ['fr', 'mettre des carottes en bocal pour l’hiver', 'canning'],
    ['fr', 'je mets mes petits pois en pots, une heure dans l’eau bouillante, ça va ?', 'canning'],
    ['fr', 'faut-il un autoclave pour les carottes, ou je les fais bouillir deux heures', 'canning'],
    ['es', 'quiero hacer botes de alcachofas, los hiervo una hora', 'canning'],
    ['de', 'Erbsen im Einkochautomat, reichen zwei Stunden kochen', 'canning'],
    ['es', 'embotar pimientos para todo el invierno', 'canning'],
    ['de', 'Erbsen einmachen ohne Druck', 'canning'],
    ['en', 'the pork roast stood in the kitchen all night, a curry of it', 'left-out'],
    ['fr', 'le rôti a passé la nuit dehors, une tourte', 'left-out'],
    ['es', 'el asado se quedó toda la noche en la encimera, unas croquetas', 'left-out'],
    ['de', 'die Pute hat über Nacht in der Küche gestanden, ein Curry', 'left-out'],
    ['en', 'courgettes in olive oil for the larder, kept in the cupboard', 'oil-cupboard'],
    ['fr', 'des poivrons à l’huile à garder au placard', 'oil-cupboard'],
    ['es', 'berenjenas en aceite, en la despensa', 'oil-cupboard'],
    ['de', 'Auberginen in Öl, im Regal aufbewahren', 'oil-cupboard'],
    ['de', 'Saft aus rohem Holunder', 'elderberries'],
    ['en', 'biscuit dough to eat raw', 'raw-dough'],
    ['fr', 'de la pâte à biscuits à manger crue', 'raw-dough'],
    ['es', 'masa de galletas para comer con cuchara', 'raw-dough'],
    ['de', 'Keksteig roh zum Löffeln', 'raw-dough'],
    ['de', 'Hähnchenbrust medium gebraten', 'raw-meat'],
  ] as const)('in %s "%s" is warned of', (language, text, id) => {
    expect(warned(language, text)).toContain(id)
  })

  it.each([
    ['fr', 'pourriez-vous proposer un dessert aux pommes'],
    ['fr', 'vous pourriez faire un gratin'],
    ['en', 'chicken left overnight in the fridge in a marinade'],
    ['en', 'green beans in olive oil'],
    ['es', 'ensalada de judías verdes en aceite'],
    ['de', 'Steak medium für zwei'],
  ] as const)('in %s "%s" is no danger', (language, text) => {
    expect(warned(language, text)).toEqual([])
  })

  it.each(['verdes', 'blancas', 'pintas'])('judías %s are beans and no religion', (kind) => {
    expect(hear('es', `un guiso con judías ${kind}`).wishes.diets).toEqual([])
    expect(hear('es', `una cena para una familia judía`).wishes.diets).toEqual(['kosherStyle'])
  })
})
