import { describe, expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { dishes } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { render } from '../render/render.ts'
import { sample } from '../test/sample.ts'
import { noWishes, type Wishes } from '../recipes/wishes.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { cook } from './cook.ts'
import { hashOf } from './seed.ts'

const isEaten = (id: string) => templateOf(id)?.dishType !== 'Cocktails'

/** One food of the dish, always the same, that somebody does not want. */
function refusing(dish: (typeof dishes)[number]): Partial<Wishes> {
  const own = [...new Set([...(dish.wants ?? []), ...(dish.alone ?? [])])]
  const id = own[hashOf(dish.id) % Math.max(own.length, 1)]
  return id === undefined ? {} : { excludedIds: [id] }
}

const tables: Readonly<Record<string, (dish: (typeof dishes)[number]) => Partial<Wishes>>> = {
  plain: () => ({}),
  'with one food refused': refusing,
  vegan: () => ({ diets: ['vegan'] }),
  'without gluten': () => ({ diets: ['glutenFree'] }),
  'without milk': () => ({ excludedGroups: ['dairy'] }),
  'in 20 minutes': () => ({ minutes: 20 }),
  'for twelve': () => ({ servings: 12 }),
}

/** A third of the dishes as they are, and others on each of the other tables, in one language and in English. */
const cooked = Object.entries(tables).flatMap(([table, wishesOf], place) =>
  sample(dishes, place === 0 ? 3 : 12, ({ id }) => `${table}/${id}`)
    .filter(({ template }) => isEaten(template))
    .flatMap((dish) => {
      const template = templateOf(dish.template)
      if (!template) return []
      const wishes = { ...noWishes('en'), seed: 'as written', dish: dish.id, servings: 4, ...wishesOf(dish) }
      const plan = cook(wishes, dish, template)
      const texts = render(plan, 'en').steps.map(({ text }) => text)
      return [{ name: `${dish.id} (${template.id}), ${table}`, plan, texts }]
    }),
)
type Cooked = (typeof cooked)[number]

const wrong = (test: (each: Cooked) => string | null | undefined) =>
  cooked.flatMap((each) => {
    const fault = test(each)
    return fault ? [`${each.name}: ${fault}`] : []
  })

const isFatty = ({ id, category }: Ingredient) =>
  category === 'fat' ||
  /^(butter|ghee|bacon|chorizo|salami|merguez|duck-breast|pork-belly|coconut-(cream|milk)|cream)$/.test(id)

/** Done without fat, by the oven, by a torch, in a dry pan or in its own juices. */
const needsNoFat =
  /non-stick|dry pan|oven|torch|under the grill|hot grill|without (?:letting it )?brown|bake|sugar|toast|poach|grill|brown spots/i

const knife =
  /peel|cut|slice|chop|dice|grate|halve|wash|rinse|trim|wipe|scrub|mash|shred|crush|blend|pur[eé]e|purée|stone|core|roast|whole|tear|pull|rub|draw|leaves|press|melt|finely|squeeze/i
const needsKnife = /^(vegetable|potato|leafyGreen|mushroom)$/
const comesReady =
  /^(olive|sauerkraut|sweetcorn|passata|tinned-tomato|bamboo-shoot|jackfruit|mixed-vegetables|chip|sun-dried-tomato|pea|dried-.*|hominy|tomatillo)$/

const soft = /^(applesauce|yogurt|greek-yogurt|quark|ricotta|mascarpone|cottage-cheese|jam|lemon-curd)$/

describe('a recipe, as it is written', () => {
  it('fries nothing without a fat', () => {
    expect(
      wrong(({ plan, texts }) => {
        if (plan.parts.some(({ ingredient }) => isFatty(ingredient))) return null
        return plan.steps.flatMap(({ kind, heated }, place) => {
          const text = texts[place] ?? ''
          const isFried = /\b(?:fry|fried|brown on|soften|sear)\b/i.test(text) && !needsNoFat.test(text)
          return kind === 'cook' && heated && isFried ? [text] : []
        })[0]
      }),
    ).toEqual([])
  })

  it('takes a knife to whatever needs one', () => {
    expect(
      wrong(({ plan, texts }) => {
        const uncut = plan.parts.filter(
          (part) =>
            part.cut === null &&
            !part.bought &&
            needsKnife.test(part.ingredient.category) &&
            !comesReady.test(part.ingredient.id) &&
            !plan.steps.some(({ uses }, place) => uses.includes(part) && knife.test(texts[place] ?? '')),
        )
        return uncut.map(({ ingredient, role }) => `${ingredient.id} as ${role}`).join(', ')
      }),
    ).toEqual([])
  })

  it('slices nothing that is soft', () => {
    expect(
      wrong(({ plan, texts }) => {
        const names = plan.parts.filter(({ ingredient }) => soft.test(ingredient.id))
        return texts.find((text) =>
          names.some(
            ({
              ingredient: {
                names: { en },
              },
            }) => new RegExp(`\\b(?:slice|chop|dice|peel|cut) (?:the )?${en.one}`, 'i').test(text),
          ),
        )
      }),
    ).toEqual([])
  })

  it('says how long potatoes boil, and boils nothing twice', () => {
    expect(
      wrong(({ texts }) => {
        const sentences = texts.flatMap((text) => text.split(/(?<=[.;])\s/))
        const untimed = sentences.find(
          (each) => /\bboil (?:the )?\w* ?potatoes\b/i.test(each) && !/minutes/.test(each),
        )
        const eggs = sentences.filter((each) => /\bboil the (?:quail )?eggs\b/i.test(each))
        return untimed ?? (eggs.length > 1 ? eggs.join(' ') : null)
      }),
    ).toEqual([])
  })

  it('looks for nothing pink neither in what has stewed nor at the core of crumbs', () => {
    expect(
      wrong(
        ({ plan, texts }) =>
          plan.steps.flatMap(({ wet, minutes, guards = [] }, place) => {
            const text = texts[place] ?? ''
            const stewed = wet === true && (minutes ?? 0) >= 40
            const hasMeat = guards.some(({ ingredient: { category } }) => category === 'meat')
            const crumbs = /crumbly|breaking it up/.test(text) && /at the core/.test(text)
            return (stewed && hasMeat && /nothing pink/.test(text)) || crumbs ? [text] : []
          })[0],
      ),
    ).toEqual([])
  })

  it('counts the time that cold water takes to boil', () => {
    expect(
      wrong(({ plan }) => {
        const boils = plan.steps.some((step) => step.boils)
        return boils && plan.prepMinutes + plan.cookMinutes < 12 ? 'too quick for a pot of water' : null
      }),
    ).toEqual([])
  })

  it('has no gap in a sentence, in any language', () => {
    const gaps = /^[^\p{L}\d]|[{}[\]]| {2}|\( *\)|[ ,;]\.(?!\d)| ,|\.\.|;;/u
    expect(
      wrong(({ name, plan, texts }) => {
        const language = languages[hashOf(name) % languages.length] ?? 'fr'
        const others = render(plan, language).steps.map(({ text }) => text)
        return [...texts, ...others].find((text) => gaps.test(text))
      }),
    ).toEqual([])
  })
})

it.each(['pasta', 'roast', 'stew', 'curry', 'friedRice', 'soup'])(
  'boils the eggs wanted in %s once',
  (id) => {
    const dish = dishes.find((each) => each.id === id)
    const template = dish && templateOf(dish.template)
    if (!dish || !template) throw new Error(`no dish ${id}`)
    const wanted = [{ id: 'egg', amount: null, unit: null, loosely: false }]
    const { steps } = render(cook({ ...noWishes('en'), seed: id, dish: id, wanted }, dish, template), 'en')
    expect(
      steps
        .map(({ text }) => text)
        .join(' ')
        .match(/boil the eggs?/gi)?.length ?? 0,
    ).toBeLessThan(2)
  },
)

it('names the meat that goes into a slow cooker, and no liquid that the list does not have', () => {
  const slow = ['Pulled Pork', 'stew', 'goulash', 'conCarne', 'Beef Stew with Potatoes'].flatMap((id) => {
    const dish = dishes.find((each) => each.id === id)
    const template = dish && templateOf(dish.template)
    if (!dish || !template) return [`no dish ${id}`]
    const wishes = { ...noWishes('en'), seed: id, dish: id, slowCooker: true }
    const text = render(cook(wishes, dish, template), 'en').steps.find((step) =>
      /slow cooker/.test(step.text),
    )
    return /half of the liquid/.test(text?.text ?? '') ||
      !/beef|pork|chicken|bean|chickpea/.test(text?.text ?? '')
      ? [`${id}: ${text?.text}`]
      : []
  })
  expect(slow).toEqual([])
})
