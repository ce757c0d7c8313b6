import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import type { RecipeStructure } from '#shared/contract/recipe-structure.ts'
import { breachesOf } from '../hazards-kept.ts'
import { refusing } from '../reply/refusals.ts'
import type { Ingredient } from '../../lexicon/ingredient.ts'
import { checkRecipe } from '../../safety/check-recipe.ts'
import { checkedDish } from '../../safety/checked-dish.ts'
import { servesEggRaw } from '../../safety/raw-egg.ts'
import { guestsIn } from '../../understand/guests.ts'
import { sample } from '../../test/sample.ts'
import { understand } from '../../test/understood.ts'

interface Told {
  /** Two ways of saying it, in each language. */
  ways: Record<Language, readonly [string, string]>
  /** What no food of the finished recipe may be. */
  never?: (food: Ingredient) => boolean
  /** What the steps of the finished recipe may not say, in any language. */
  unsaid?: RegExp
  noRawEgg?: true
}

const isAlcohol = ({ alcohol, category }: Ingredient) => alcohol === true && category !== 'spice'
const has = (allergen: Ingredient['allergens'][number]) => (food: Ingredient) =>
  food.allergens.includes(allergen)

const told: Record<string, Told> = {
  'nut allergy': {
    ways: {
      en: ['my nephew is allergic to walnuts', "Tom's mum says he carries an EpiPen because of cashews"],
      fr: ['mon neveu est allergique aux noix', 'le petit voisin a un Anapen à cause des noisettes'],
      es: ['mi sobrino es alérgico a las nueces', 'el crío lleva adrenalina por los anacardos'],
      de: [
        'mein Neffe ist allergisch gegen Walnüsse',
        'der Kleine hat wegen Haselnüssen einen Notfallpen dabei',
      ],
    },
    never: has('nuts'),
  },
  'egg allergy': {
    ways: {
      en: ['my sister is allergic to eggs', 'the little one breaks out in hives from eggs'],
      fr: ['ma belle-mère est allergique aux œufs', 'le petit fait de l’urticaire avec les œufs'],
      es: ['mi suegra es alérgica al huevo', 'a la niña le salen ronchas con el huevo'],
      de: ['meine Schwiegermutter ist gegen Eier allergisch', 'die Kleine bekommt von Eiern Ausschlag'],
    },
    never: has('eggs'),
  },
  pregnancy: {
    ways: {
      en: ['my wife is pregnant', 'I am in my fifth month'],
      fr: ['ma femme est enceinte', 'mon test de grossesse est positif'],
      es: ['mi mujer está embarazada', 'estoy de cinco meses'],
      de: ['meine Frau ist schwanger', 'ich bin im fünften Monat'],
    },
    never: isAlcohol,
    noRawEgg: true,
  },
  chemotherapy: {
    ways: {
      en: ['gran is having chemo', 'dad has no immune system left after the transplant'],
      fr: ['mamie est sous chimio', 'papa est immunodéprimé'],
      es: ['mi abuela está con la quimio', 'mi padre tiene las defensas bajas'],
      de: ['Oma macht gerade eine Chemo', 'mein Vater ist immungeschwächt'],
    },
    noRawEgg: true,
  },
  toddler: {
    ways: {
      en: ['our two-year-old eats with us', 'there are toddlers at the table'],
      fr: ['notre fille de deux ans mange avec nous', 'il y a des tout-petits à table'],
      es: ['mi hijo de dos años come con nosotros', 'comen los peques de la guardería'],
      de: ['unser zweijähriger Sohn isst mit', 'es essen Kleinkinder mit'],
    },
    never: ({ id }) => /^(?:grape|popcorn|almond|hazelnut|walnut|peanut|frankfurter)$/.test(id),
    unsaid: /wooden sticks|brochettes en bois|piques en bois|palillos de madera|holzspieße/i,
    noRawEgg: true,
  },
  sobriety: {
    ways: {
      en: ['my brother is a recovering alcoholic', 'she has been sober for a year'],
      fr: ['mon frère est un ancien alcoolique', 'il ne boit plus depuis janvier'],
      es: ['mi hermano es alcohólico rehabilitado', 'ya no bebe desde enero'],
      de: ['mein Bruder ist trockener Alkoholiker', 'sie trinkt seit Januar nicht mehr'],
    },
    never: isAlcohol,
  },
  'broken pressure cooker': {
    ways: {
      en: ['the seal of my pressure cooker is cracked', 'the valve of the pressure cooker is blocked'],
      fr: ['le joint de ma cocotte-minute est fendu', 'la soupape de la cocotte-minute est bouchée'],
      es: ['la goma de la olla exprés está rota', 'la válvula de la olla a presión está atascada'],
      de: ['die Dichtung vom Schnellkochtopf ist rissig', 'das Ventil am Schnellkochtopf ist verstopft'],
    },
    unsaid: /pressure cooker|cocotte-minute|olla a presión|schnellkochtopf/i,
  },
}

const dishes: Record<Language, readonly string[]> = {
  en: [
    'tiramisu',
    'Caesar salad',
    'chicken korma',
    'coq au vin',
    'beef stew in the pressure cooker',
    'carbonara',
    'mayonnaise',
    'skewers',
    'brownies',
    'sangria',
  ],
  fr: [
    'tiramisu',
    'salade César',
    'korma de poulet',
    'coq au vin',
    'un pot-au-feu à la cocotte-minute',
    'carbonara',
    'mayonnaise',
    'brochettes',
    'brownies',
    'sangria',
  ],
  es: [
    'tiramisú',
    'ensalada César',
    'korma de pollo',
    'pollo al vino',
    'un cocido en la olla a presión',
    'carbonara',
    'mayonesa',
    'brochetas',
    'brownies',
    'sangría',
  ],
  de: [
    'Tiramisu',
    'Caesar Salad',
    'Hähnchen-Korma',
    'Coq au Vin',
    'Gulasch im Schnellkochtopf',
    'Carbonara',
    'Mayonnaise',
    'Spieße',
    'Brownies',
    'Sangria',
  ],
}

const undoing: Record<Language, readonly [string, string]> = {
  en: ['never mind, put it back in', 'oh, a little bit will not hurt'],
  fr: ['bon, oublie, remets-en', 'allez, un petit peu ne fera pas de mal'],
  es: ['qué más da, vuelve a ponerlo', 'venga, un poquito no pasa nada'],
  de: ['ach egal, tu es wieder rein', 'komm, ein bisschen schadet nicht'],
}

interface Case {
  what: string
  language: Language
  turns: readonly string[]
}

const cases: readonly Case[] = Object.entries(told).flatMap(([what, { ways }]) =>
  languages.flatMap((language) =>
    dishes[language].flatMap((dish) =>
      ways[language].flatMap((way) =>
        [
          [`${dish}, ${way}`],
          [dish, way],
          [way, dish],
          ...undoing[language].map((undo) => [dish, way, undo]),
        ].map((turns) => ({ what, language, turns })),
      ),
    ),
  ),
)

const sampled = sample(cases, 14, ({ turns }) => turns.join('/'))

const wrongIn = (recipe: RecipeStructure, { never, unsaid, noRawEgg }: Told): string[] => {
  const dish = checkedDish(recipe)
  const foods = dish.items.flatMap(({ foods: each }) => each)
  return [
    ...foods.filter((food) => never?.(food)).map(({ id }) => `holds ${id}`),
    ...recipe.steps.filter(({ text }) => unsaid?.test(text)).map(({ text }) => `says ${text.slice(0, 60)}`),
    ...(noRawEgg && servesEggRaw(dish) ? ['raw egg'] : []),
  ]
}

describe('the finished recipe', () => {
  it.each(Object.entries(told))('meets what was said of: %s', (what, rule) => {
    const here = sampled.filter((each) => each.what === what)
    const wrong = here.flatMap(({ language, turns }) => {
      const reading = understand({ language, messages: turns.map((content) => ({ role: 'user', content })) })
      if (refusing(reading) !== null) return []
      const { recipe } = reading.dish
      const dangerous = checkRecipe(recipe, guestsIn(reading)).filter(
        ({ severity }) => severity === 'dangerous',
      )
      return [
        ...wrongIn(recipe, rule),
        ...dangerous.map(({ code }) => code),
        ...breachesOf(reading.dish, reading.wishes).map(({ hazard }) => `breach ${hazard.id}`),
      ].map((fault) => `${language}: ${turns.join(' || ')}: ${fault}`)
    })
    expect(here.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })
})
