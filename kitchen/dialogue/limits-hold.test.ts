import { expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import { gramsOf } from '../lexicon/weight.ts'
import { dishById } from '../recipes/dishes.ts'
import { lostIn } from './kept.ts'
import { readConversation } from './read-conversation.ts'

type Said = Record<Language, string>

const placeOf = ['first', 'later', 'question', 'before'] as const
const asking: Said = {
  en: 'How long does it keep in the fridge?',
  fr: 'Combien de temps ça se garde au frigo ?',
  es: '¿Cuánto aguanta en la nevera?',
  de: 'Wie lange hält sich das im Kühlschrank?',
}
const wishing: Said = { en: 'I want {d}', fr: 'Je voudrais {d}', es: 'Quiero {d}', de: 'Ich möchte {d}' }
const forSo: Said = { en: ' for {n}', fr: ' pour {n}', es: ' para {n}', de: ' für {n}' }

/** The turns in which a dish is asked for and a limit is told: with it, later, beside a question, or before. */
function turnsFor(
  language: Language,
  id: string,
  heads: number | null,
  limit: string,
  place: (typeof placeOf)[number],
) {
  const dish = (dishById(id) ?? dishById(id.toLowerCase()))?.label[language] ?? ''
  const many = heads === null ? '' : forSo[language].replace('{n}', String(heads))
  const wish = `${wishing[language].replace('{d}', dish)}${many}.`
  const told = `${limit}.`
  return {
    first: [`${wish} ${told}`],
    later: [wish, told],
    question: [wish, `${told} ${asking[language]}`],
    before: [told, wish],
  }[place]
}

function read(language: Language, turns: readonly string[]) {
  const { wishes, dish } = readConversation({
    language,
    messages: turns.map((content) => ({ role: 'user' as const, content })),
  })
  const grams = (id: string) =>
    dish.plan.parts.reduce(
      (sum, { ingredient, amount, unit }) =>
        sum + (ingredient.id.includes(id) ? (gramsOf(ingredient, amount, unit) ?? 0) : 0),
      0,
    )
  const pieces = (id: string) => grams(id) / (findIngredientById(id)?.grams.piece ?? 1)
  return { wishes, plan: dish.plan, grams, pieces, lost: lostIn(dish.plan, wishes).map(({ kind }) => kind) }
}

type Reading = ReturnType<typeof read>

interface Class {
  name: string
  dishes: readonly string[]
  heads: number | null
  said: Said
  holds: (reading: Reading) => boolean
  places?: readonly (typeof placeOf)[number][]
}

const classes: readonly Class[] = [
  {
    name: 'a few pieces bound no batter for a stated number, and it says that they are too few',
    dishes: ['pancakes', 'brownies', 'quiche'],
    heads: 8,
    said: {
      en: 'I only have two eggs left',
      fr: 'il ne me reste que deux œufs',
      es: 'solo me quedan dos huevos',
      de: 'ich habe nur noch zwei Eier',
    },
    holds: ({ pieces, plan, lost }) => pieces('egg') > 2 && plan.servings === 8 && lost.includes('tooLittle'),
  },
  {
    name: 'half a pack is a weight and drives the portions',
    dishes: ['bolognese', 'lasagne'],
    heads: null,
    said: {
      en: 'I have half a pack of mince left',
      fr: 'il me reste un demi-paquet de viande hachée',
      es: 'me queda medio paquete de carne picada',
      de: 'ich habe noch eine halbe Packung Hackfleisch',
    },
    holds: ({ grams, plan }) => Math.abs(grams('minc') - 250) <= 50 && plan.servings <= 3,
  },
  {
    name: 'a glut is a good part of the dish',
    dishes: ['soup', 'gratin'],
    heads: null,
    said: {
      en: 'I have tonnes of courgettes',
      fr: "j'ai des tonnes de courgettes",
      es: 'tengo toneladas de calabacines',
      de: 'ich habe tonnenweise Zucchini',
    },
    holds: ({ grams, plan, lost }) => grams('courgette') >= 180 * plan.servings || lost.includes('amount'),
  },
  {
    name: 'what weighs too much is used as far as the dish bears it, and the rest is told of',
    dishes: ['quiche', 'risotto'],
    heads: 4,
    said: {
      en: 'I have a whole pumpkin, 3 kg',
      fr: "j'ai un potiron entier, 3 kg",
      es: 'tengo una calabaza entera, 3 kg',
      de: 'ich habe einen ganzen Kürbis, 3 kg',
    },
    holds: ({ grams, lost }) => grams('pumpkin') >= 400 && grams('pumpkin') < 3000 && lost.includes('amount'),
  },
  ...(['tray', 'loaf', 'muffins', 'smallOven'] as const).map((vessel, at): Class => {
    const said: readonly Said[] = [
      { en: 'on a baking tray', fr: 'sur une plaque', es: 'en una bandeja de horno', de: 'auf dem Blech' },
      {
        en: 'in a loaf tin',
        fr: 'dans un moule à cake',
        es: 'en un molde alargado',
        de: 'in der Kastenform',
      },
      {
        en: 'in a muffin tin',
        fr: 'dans un moule à muffins',
        es: 'en un molde de magdalenas',
        de: 'in der Muffinform',
      },
      {
        en: 'I only have a toaster oven',
        fr: "je n'ai qu'un mini-four",
        es: 'solo tengo un horno tostador',
        de: 'ich habe nur einen Miniofen',
      },
    ]
    return {
      name: `what is baked in another vessel says so: ${vessel}`,
      dishes: ['cheesecake', 'lasagne', 'cake'],
      heads: null,
      said: said[at] as Said,
      holds: ({ wishes, lost }) =>
        wishes.vessel === vessel && (lost.includes('ownVessel') || lost.includes('vessel')),
      places: ['first', 'later', 'question'],
    }
  }),
  {
    name: 'the hours of a slow cooker are those that were told',
    dishes: ['goulash', 'stew'],
    heads: 4,
    said: {
      en: '9 hours in the slow cooker',
      fr: '9 heures à la mijoteuse',
      es: '9 horas en la olla lenta',
      de: '9 Stunden im Slowcooker',
    },
    holds: ({ plan }) => plan.steps.some(({ minutes }) => minutes === 540),
    places: ['first', 'later', 'question'],
  },
  {
    name: 'a time is told with those who eat',
    dishes: ['lasagne', 'risotto'],
    heads: null,
    said: {
      en: 'max 70 minutes for 5',
      fr: 'max 70 minutes pour 5',
      es: 'máximo 70 minutos para 5',
      de: 'max 70 Minuten für 5',
    },
    holds: ({ wishes }) => wishes.minutes === 70 && wishes.servings === 5,
  },
  {
    name: 'minutes of work are no minutes of the pot',
    dishes: ['goulash'],
    heads: 4,
    said: {
      en: 'no more than 20 minutes of active work',
      fr: 'pas plus de 20 minutes de travail',
      es: 'no más de 20 minutos de trabajo',
      de: 'höchstens 20 Minuten Arbeit',
    },
    holds: ({ wishes, plan, lost }) =>
      wishes.work === 20 && wishes.minutes === null && (plan.prepMinutes <= 20 || lost.includes('work')),
    places: ['first', 'later'],
  },
  {
    name: 'what is cooked in the morning is eaten at night',
    dishes: ['lasagne', 'curry'],
    heads: 4,
    said: {
      en: 'I prepare it in the morning and reheat it at night',
      fr: 'je le prépare le matin et je le réchauffe le soir',
      es: 'lo preparo por la mañana y lo recaliento por la noche',
      de: 'morgens gekocht, abends aufgewärmt',
    },
    holds: ({ wishes }) => wishes.ahead === 'ahead',
  },
  {
    name: 'twice as much for the freezer is twice as much',
    dishes: ['lasagne', 'soup'],
    heads: 4,
    said: {
      en: 'double quantity for the freezer',
      fr: 'double quantité pour le congélateur',
      es: 'cantidad doble para el congelador',
      de: 'doppelte Menge für den Gefrierschrank',
    },
    holds: ({ wishes, plan }) => plan.servings === 8 && wishes.ahead === 'freeze',
    places: ['first', 'later', 'question'],
  },
  {
    name: 'who comes is counted out of a story',
    dishes: ['lasagne', 'soup'],
    heads: null,
    said: {
      en: 'my parents are coming, we are four ourselves',
      fr: 'mes parents viennent, nous sommes déjà quatre',
      es: 'vienen mis padres, nosotros somos cuatro',
      de: 'meine Eltern kommen, wir selbst sind vier',
    },
    holds: ({ wishes }) => wishes.servings === 6,
  },
]

const cases = classes.flatMap(({ name, dishes, heads, said, holds, places = placeOf }) =>
  languages.flatMap((language, at) =>
    dishes.map((dish, nth) => {
      const place = places[(at + nth) % places.length] ?? 'first'
      return { name, language, turns: turnsFor(language, dish, heads, said[language], place), holds }
    }),
  ),
)

it.each(classes.map(({ name }) => name))('%s', (name) => {
  const broken = cases
    .filter((each) => each.name === name)
    .filter(({ language, turns, holds }) => !holds(read(language, turns)))
    .map(({ turns }) => turns.join(' / '))
  expect(broken).toEqual([])
})

it.each([
  ['en', 'all I have is eggs, quark and mushrooms. Dinner for two.'],
  ['fr', "je n'ai que des œufs, du riz et des carottes. Un dîner pour deux."],
  ['es', 'tengo patatas, queso y puerros, nada más. Una cena para dos.'],
  ['de', 'ich habe nur Kartoffeln, Käse und Lauch. Ein Abendessen für zwei.'],
  ['de', 'Außer Kartoffeln, Käse und Lauch ist nichts da. Ein Abendessen für zwei.'],
] as const)(
  'in %s what alone is there is not refused, and what is bought is said: "%s"',
  (language, text) => {
    const { plan, wishes, lost } = read(language, [text])
    expect(wishes.wanted.length).toBe(3)
    expect(wishes.allergyIds).toEqual([])
    for (const { id } of wishes.wanted)
      expect(plan.parts.map(({ ingredient }) => ingredient.id)).toContain(id)
    expect(lost.filter((kind) => kind === 'foods')).toEqual([])
  },
)

it.each([
  ['en', 'Tiramisu for 4', 'go easy on the mascarpone'],
  ['fr', 'Tiramisu pour 4', 'vas-y doucement sur le mascarpone'],
  ['es', 'Tiramisú para 4', 'no te pases con el mascarpone'],
  ['de', 'Tiramisu für 4', 'sparsam mit dem Mascarpone'],
] as const)('in %s less of a food is no refusal: "%s, %s"', (language, wish, less) => {
  const [before, after] = [read(language, [wish]), read(language, [wish, less])]
  expect(after.wishes.excludedIds).toEqual([])
  expect(after.grams('mascarpone')).toBeGreaterThan(0)
  expect(after.grams('mascarpone')).toBeLessThan(before.grams('mascarpone'))
})
