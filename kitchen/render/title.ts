import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Language } from '#shared/constants/languages.ts'
import { joined, listed, type Noun } from '../lexicon/articles.ts'
import { looksPlural, weighedPlurals } from './grammar/spoken-names.ts'
import { isMass } from './grammar/noun.ts'
import { speak } from './grammar/phrase.ts'
import { fold } from '../lexicon/text/fold.ts'
import { falsehoodsIn, namesMeat } from './misleading-title.ts'
import type { Dish } from '../recipes/dish.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Titled } from './titled.ts'
import { partsNamed } from '../recipes/plan.ts'
import { germanCompound } from './compounds.ts'
import { menuNames } from './menu-names.ts'
import { isNamedInTitle, looseEnd, mapPhrase, withOnce } from './title-words.ts'
import { nameAndSide } from '../recipes/dish-titles.ts'

/** What Spanish names in the singular once it is cut up: bizcocho de manzana, ensalada de tomate. */
const singularInSpanish =
  /^(tomato|aubergine|courgette|cucumber|apple|pear|banana|peach|apricot|plum|carrot|leek|onion|beetroot)$/

/** From the pan comes a piece, and the menu says which: a steak, a breast, not just beef or chicken. */
function pieceNoun({ names, category, id }: Ingredient, language: Language): Noun | null {
  if ((category !== 'meat' && category !== 'poultry') || /minced|mince$|ham$|bacon|escalope/.test(id))
    return null
  const { one, gender } = names[language]
  return { word: one, gender, plural: false }
}

/** Things too big to be served whole are named in the singular: soupe de potiron, but curry de pois chiches. */
function titleNoun(ingredient: Ingredient, language: Language): Noun {
  // A cream of lemon juice is a lemon cream.
  const peeled = findIngredientById(ingredient.id.replace(/-(juice|zest)$/, ''))
  if (peeled && peeled !== ingredient && peeled.category === 'citrus') return titleNoun(peeled, language)
  const menu = menuNames[ingredient.id]?.[language]
  if (language === 'en' && ingredient.category === 'mushroom')
    return { word: ingredient.names.en.many, gender: 'n', plural: true }
  if (menu) return menu
  const name = ingredient.names[language]
  // A fish on the menu is one fish, however many come to eat; only the little ones come in numbers.
  if (ingredient.category === 'fish' && !/sardine|anchovy|herring|roe/.test(ingredient.id))
    return { word: name.one, gender: name.gender, plural: false }
  const { amount, unit } = ingredient.serving
  const big = (unit === null && amount < 0.4) || (ingredient.grams.piece ?? 0) > 500
  const plural = ingredient.countable
    ? !big && !isMass(ingredient, language)
    : name.one === name.many
      ? looksPlural(name.one, language)
      : weighedPlurals.includes(ingredient.id)
  if (language === 'es' && singularInSpanish.test(ingredient.id))
    return { word: name.one, gender: name.gender, plural: false }
  return { word: plural ? name.many : name.one, gender: name.gender, plural }
}

/** English sets the thing before the dish in the singular: Chickpea Curry. */
function englishStem(ingredient: Ingredient): string {
  return menuNames[ingredient.id]?.en.word ?? ingredient.names.en.one.replace(/(bean|pea)s$/, '$1')
}

/** Parts that are taken for granted once the dish has its name. */
const unsung = [
  'pasta',
  'rice',
  'tortillas',
  'bread',
  'flour',
  'powder',
  'egg',
  'sweet',
  'syrup',
  'juice',
  'ice',
  'aromatics',
  'seasoning',
  'sheets',
]

const flavouring = ['citrus', 'fruit', 'berry', 'chocolate', 'nut', 'spice', 'spirit', 'softDrink']
const isFlavour = (role: string, { category, id }: Ingredient) =>
  !unsung.includes(role) && flavouring.includes(category) && !/^(salt|water)$/.test(id)

const small = new Set(
  'and with of in on the a for con de del la le al en y à au aux alla di e mit und'.split(' '),
)

export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, place) =>
      place > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
}

/** A dish and what it is made of, as a menu says it. */
export function compose(
  plan: { dish: Pick<Dish, 'label' | 'link'>; template: Pick<Titled['template'], 'dishType'> },
  language: Language,
  named: readonly Ingredient[],
  besides: readonly Ingredient[],
): string {
  const { dish } = plan
  // Two cuts of one animal have one name.
  const nameOf = (each: Ingredient) => JSON.stringify(titleNoun(each, language))
  const heads = [...new Map(named.map((each) => [nameOf(each), each])).values()]
  const inFront = new Set(heads.map(nameOf))
  const withs = besides.filter((each) => !inFront.has(nameOf(each)))
  const label = dish.label[language]
  const isDrink = plan.template.dishType === 'Cocktails'
  const nouns = heads.map((each) => titleNoun(each, language))
  const others = withs.map((each) => titleNoun(each, language))
  if (language === 'en') {
    const front = heads.map((each) => englishStem(each))
    const tail =
      others.length > 0
        ? ` with ${joined(
            others.map(({ word }) => word),
            'en',
          )}`
        : ''
    return titleCase(`${isDrink ? front.join(' ') : joined(front, 'en')} ${label}${tail}`.trim())
  }
  if (language === 'de') {
    const tail = others.length > 0 ? ` mit ${listed(others, 'with', 'de')}` : ''
    const compound = germanCompound(heads, label, isDrink) + tail
    if (heads.length < 3 && compound.length <= 60) return compound
    return `${label} mit ${listed([...nouns, ...others], 'with', 'de')}`
  }
  if (language === 'fr') {
    if (dish.link === 'to') return `${label} ${listed([...nouns, ...others], 'to', 'fr')}`.trim()
    return `${label} ${listed(nouns, 'de', 'fr')} ${listed(others, 'to', 'fr')}`.replace(/ +/g, ' ').trim()
  }
  const tail = others.length > 0 ? ` con ${listed(others, 'bare', 'es')}` : ''
  return nouns.length > 0 ? `${label} de ${listed(nouns, 'bare', 'es')}${tail}` : label + tail
}

const soft: Record<Language, (title: string) => string> = {
  en: (title) => `Alcohol-Free ${title}`,
  fr: (title) => `${title}, sans alcool`,
  es: (title) => `${title}, sin alcohol`,
  de: (title) => `${title}, alkoholfrei`,
}

const neverAlcoholic = ['smoothie', 'lassi', 'hotChocolate']

/** A classic that never had any alcohol in it need not say so. */
const isMildByNature = ({ whole, wants = [] }: Dish) =>
  whole === true && wants.every((id) => !findIngredientById(id)?.alcohol)

/** A drink without alcohol says so, unless one of its ingredients already does. */
function marked(plan: Titled, language: Language, title: string): string {
  const isSoft =
    plan.template.dishType === 'Cocktails' &&
    !neverAlcoholic.includes(plan.template.id) &&
    !isMildByNature(plan.dish) &&
    !plan.parts.some(({ ingredient }) => ingredient.alcohol)
  if (!isSoft || /alcohol-free|sans alcool|sin alcohol|alkoholfrei/i.test(title)) return title
  return soft[language](title)
}

const meatless: Record<Language, (title: string, diet: 'vegan' | 'vegetarian') => string> = {
  en: (title, diet) => `${diet === 'vegan' ? 'Vegan' : 'Vegetarian'} ${title}`,
  fr: (title, diet) => `${title}, version ${diet === 'vegan' ? 'végane' : 'végétarienne'}`,
  es: (title, diet) => `${title}, versión ${diet === 'vegan' ? 'vegana' : 'vegetariana'}`,
  de: (title, diet) => `${title}, ${diet === 'vegan' ? 'vegan' : 'vegetarisch'}`,
}

/** The proper name of a dish, and what diet it was bent to where that took away what it is known for. */
function adapted({ dish, wishes, parts }: Titled, language: Language): string {
  const label = dish.label[language]
  const diet = (['vegan', 'vegetarian'] as const).find((each) => wishes.diets.includes(each))
  const lacks = (dish.wants ?? []).some((id) => parts.every(({ ingredient }) => ingredient.id !== id))
  return diet && (lacks || namesMeat(label, language)) ? meatless[language](label, diet) : label
}

/** The name of a classic, and what the guest wants in it that the name does not tell. */
function withWhatWasAsked(plan: Titled, language: Language, name: string): string {
  const { dish, parts } = plan
  const own = [...(dish.wants ?? []), ...(dish.alone ?? [])]
  const told = fold(name)
  const beside = plan.asked
    .filter(({ id, category, names }) => {
      const word = fold(names[language].one).split(' ').at(0) ?? ''
      return !own.includes(id) && !['fat', 'stock', 'baking'].includes(category) && !told.includes(word)
    })
    .slice(0, 2)
  if (beside.length === 0) return name
  const { text } = speak(nameAndSide, language, {
    parts: () => parts.filter(({ ingredient }) => beside.includes(ingredient)),
    nounOf: ({ ingredient }) => titleNoun(ingredient, language),
    values: { dish: name },
  })
  return language === 'en' ? titleCase(text) : text
}

/** What the menu says: the dish, what it is made of, and what makes it this one. Never longer than 120 characters. */
export function titleOf(plan: Titled, language: Language): string {
  const title = plainTitleOf(plan, language)
  // A name that nobody here knows is said in the reply; on the menu it would be a claim.
  const manner = plan.dish.manner ? strangeName(plan, language) : null
  const styled = manner ? inTheMannerOf(manner, title, language) : title
  // Nobody who eats no meat gets a vegetable stew in the manner of a meat dish on the menu.
  return withOnce(styled.length <= 120 && falsehoodsIn(styled, plan, language).size === 0 ? styled : title)
}

/** True when the title says the name already: pork roast for a guest who asked for one. */
function carriesName(title: string, name: string) {
  const words = (text: string): string[] => fold(text).match(/[a-z]+/g) ?? []
  const told = words(title)
  return words(name).every((word) => told.includes(word))
}

/** A roast that is of chicken now, since the guest eats no pork, is no roast pork in any manner. */
const animals: readonly (readonly [RegExp, Ingredient['animal']])[] = [
  [/pork|porc|cerdo|schwein/, 'pork'],
  [/beef|boeuf|ternera|rind/, 'beef'],
  [/lamb|agneau|cordero|lamm/, 'lamb'],
  [/chicken|poulet|pollo|huhn|hahnchen/, 'poultry'],
]

/** The guest's name for a dish of which only the nearest kin is cooked; null where the title says it anyway. */
export function strangeName(plan: Titled, language: Language): string | null {
  const manner = plan.dish.manner ?? plan.wishes.unknown
  if (!manner || carriesName(plainTitleOf(plan, language), manner)) return null
  const named = animals.find(([words]) => words.test(fold(manner)))
  return named && plan.parts.every(({ ingredient }) => ingredient.animal !== named[1]) ? null : manner
}

/** The name the guest gave, where the house only knows its kin: a stew in the manner of a cassoulet. */
function inTheMannerOf(name: string, title: string, language: Language): string {
  if (language === 'en') return `${titleCase(name)}-Style ${title}`
  if (language === 'fr') return `${title}, façon ${name.toLocaleLowerCase('fr')}`
  if (language === 'es') return `${title} al estilo ${name.toLocaleLowerCase('es')}`
  return `${title} à la ${name}`
}

function plainTitleOf(plan: Titled, language: Language): string {
  const { template, wishes } = plan
  const own = plan.dish.title ?? template.title
  const namesHeads = own === undefined || own.en.includes('{heads')
  const wanted = new Set(plan.asked.map(({ id }) => id))
  const first = template.heads
    .flatMap((name) => partsNamed(plan, name))
    .map(({ ingredient }) => ingredient)
    // Meatballs are of mince unless somebody says otherwise.
    .filter(({ id }) => id !== 'mixed-mince' || wanted.has(id))
  const asked = first.filter(({ id }) => wanted.has(id))
  const rest = first.filter(({ id }) => !wanted.has(id))
  // A dessert for somebody who asked for lemon is a lemon dessert, whatever else goes into it.
  const leading =
    asked.length === 0 && namesHeads && template.dishType === 'Desserts'
      ? plan.parts
          .filter(({ role, ingredient }) => wanted.has(ingredient.id) && isFlavour(role, ingredient))
          .map(({ ingredient }) => ingredient)
          .slice(0, 2)
      : []
  const named = (wishes.dish !== null && asked.length > 0) || leading.length > 0
  const heads = [...asked.slice(0, 3), ...leading, ...(named ? [] : rest)].slice(
    0,
    Math.max(asked.slice(0, 3).length, 2),
  )
  const quiet = ['fat', 'stock', 'baking', 'softDrink']
  const others = plan.parts
    .filter(
      ({ role, ingredient }) =>
        !unsung.includes(role) ||
        (ingredient.category === 'grain' && !ingredient.id.endsWith('rice')) ||
        (role === 'aromatics' && /ginger|garlic|lemongrass|onion$/.test(ingredient.id)) ||
        (template.dishType === 'Cocktails' && ingredient.category === 'citrus'),
    )
    .map(({ ingredient }) => ingredient)
    .filter((each) => wanted.has(each.id) && !heads.includes(each) && !quiet.includes(each.category))
    // A cream sauce has cream in it.
    .filter(({ category }) => template.id !== 'creamSauce' || category !== 'dairy')
  const withs = template.withs
    .flatMap((name) => partsNamed(plan, name))
    .map(({ ingredient }) => ingredient)
    .filter((each) => !heads.includes(each))
    // Vanilla and cinnamon go without saying unless somebody asked for them, or there is nothing else to name.
    .filter(
      ({ id }) =>
        !/^(vanilla|vanilla-extract|cinnamon)$/.test(id) ||
        wanted.has(id) ||
        own?.en.startsWith('{withs') === true,
    )
  const askedWiths = others.slice(0, 2)
  // Parsley goes without saying: rather the pepper in the goulash than the leaf on top.
  const everyday = (each: Ingredient) => /^(parsley|chive|thyme|coriander)$/.test(each.id)
  const worthSaying = withs.filter((each) => !everyday(each))
  const said = heads.map((each) => titleNoun(each, language).word)
  const unsaid = rest.filter((each) => !said.includes(titleNoun(each, language).word)).slice(0, 1)
  const telling = worthSaying.length > 0 ? worthSaying : unsaid.length > 0 ? unsaid : withs
  // Three things on the menu are a dish, four are a shopping list.
  const tail = (askedWiths.length > 0 ? askedWiths : telling)
    .filter((each) => !isNamedInTitle(each, plan, language))
    .slice(0, askedWiths.length > 1 && heads.length < 2 ? 2 : heads.length < 3 ? 1 : 0)
  if (plan.dish.whole) {
    return marked(plan, language, withWhatWasAsked(plan, language, adapted(plan, language)))
  }
  if (own && own[language] !== '') {
    const phrase = mapPhrase(own, looseEnd)
    const nouns = (of: readonly Ingredient[]) =>
      plan.parts.filter(({ ingredient }) => of.includes(ingredient))
    const { text } = speak(phrase, language, {
      parts: (name) =>
        name === 'heads' ? nouns(heads) : name === 'withs' ? nouns(tail) : partsNamed(plan, name),
      nounOf: ({ ingredient }, form) =>
        template.id === 'panFry' && heads.includes(ingredient) && pieceNoun(ingredient, language)
          ? (pieceNoun(ingredient, language) ?? titleNoun(ingredient, language))
          : form === 'title' && language === 'en'
            ? {
                ...titleNoun(ingredient, 'en'),
                word: englishStem(ingredient),
              }
            : titleNoun(ingredient, language),
      values: { dish: plan.dish.label[language] },
    })
    return (language === 'en' ? titleCase(text) : text).slice(0, 120)
  }
  const full = compose(plan, language, heads, tail)
  return marked(
    plan,
    language,
    full.length <= 100 ? full : compose(plan, language, heads.slice(0, 2), []).slice(0, 100),
  )
}
