import type { Language } from '#shared/constants/languages.ts'
import { joined, listed, type Noun } from '../lexicon/articles.ts'
import { findIngredientById } from '../lexicon/find-by-id.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import type { Dish } from '../library/dishes/dish.ts'
import { germanCompound } from './compounds.ts'
import { isMass } from './grammar/noun.ts'
import { looksPlural, weighedPlurals } from './grammar/spoken-names.ts'
import { menuNames } from './menu-names.ts'

/** What Spanish names in the singular once it is cut up: bizcocho de manzana, ensalada de tomate. */
const singularInSpanish =
  /^(tomato|aubergine|courgette|cucumber|apple|pear|banana|peach|apricot|plum|carrot|leek|onion|beetroot)$/

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
export function menuTitle(
  dish: Pick<Dish, 'label' | 'link'>,
  isDrink: boolean,
  language: Language,
  named: readonly Ingredient[],
  besides: readonly Ingredient[],
): string {
  // Two cuts of one animal have one name.
  const nameOf = (each: Ingredient) => JSON.stringify(titleNoun(each, language))
  const heads = [...new Map(named.map((each) => [nameOf(each), each])).values()]
  const inFront = new Set(heads.map(nameOf))
  const withs = besides.filter((each) => !inFront.has(nameOf(each)))
  const label = dish.label[language]
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
