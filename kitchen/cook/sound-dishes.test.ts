import { describe, expect, it } from 'vitest'
import { dishes } from '../recipes/dishes.ts'
import type { Ingredient } from '../lexicon/ingredient.ts'
import { allForFour, cookedFor } from '../test/cooked.ts'
import { sample } from '../test/sample.ts'
import type { Wishes } from '../recipes/wishes.ts'
import type { cook } from './cook.ts'
import { minutesOfAll } from './planned-step.ts'
import { idleParts } from './steps.ts'
import { gramsIn } from './sugar.ts'
import { render } from '../render/render.ts'

type Cooked = ReturnType<typeof cook>

/** The dishes under other conditions: of many, one in so many. */
const cooked = (oneIn: number, more: Partial<Wishes>): Cooked[] =>
  sample(dishes, oneIn, ({ id }) => `${Object.keys(more).join()} ${id}`).map((dish) => cookedFor(dish, more))

const forFour = allForFour()

const headsOf = ({ portions, servings }: Cooked) => Math.max(portions, servings, 1)

const gramsOf = ({ parts }: Cooked, test: (ingredient: Ingredient) => boolean) =>
  parts.filter(({ ingredient }) => test(ingredient)).reduce((sum, part) => sum + gramsIn(part), 0)

/** The dishes that fail a check, with what they fail it by. */
const wrong = (test: (plan: Cooked) => string | null, plans: readonly Cooked[] = forFour) =>
  plans.flatMap((plan) => {
    const fault = test(plan)
    return fault === null ? [] : [`${plan.dish.id} (${plan.template.id}): ${fault}`]
  })

const between = (value: number, least: number, most: number, what: string) =>
  value >= least && value <= most ? null : `${what} ${value.toFixed(2)}`

const isFlour = ({ id }: Ingredient) => /flour$|^semolina$/.test(id)
const isPoured = ({ id, category }: Ingredient) =>
  ['stock', 'wine', 'plantMilk'].includes(category) ||
  /^(?:water|milk|cream|beer|cider|coconut-milk|buttermilk|passata|tinned-tomato|.*vinegar)$/.test(id)

describe('every dish, as a cook would check it', () => {
  it('has fat enough to swim in where it is fried in deep fat', () => {
    // A fritter or a fondue is another matter: a shallow pan, and a pot on the table.
    const shallow = /^(?:fritters|tablePot)$/
    expect(
      wrong((plan) => {
        const fat = gramsOf(plan, ({ id }) => id === 'frying-oil')
        return fat > 0 && fat < 450 && !shallow.test(plan.template.id) ? `${fat} g of fat` : null
      }),
    ).toEqual([])
  })

  it('heats flour after it has gone in, with nothing refused and with little sugar', () => {
    const eatenRaw = (plan: Cooked) => {
      const hot = plan.steps.findLastIndex(
        ({ heated, celsius, wet, kind }) => heated || (celsius ?? 0) > 90 || (wet && kind === 'cook'),
      )
      const raw = plan.parts.find(
        (part) => isFlour(part.ingredient) && plan.steps.findIndex(({ uses }) => uses.includes(part)) > hot,
      )
      return raw ? `${raw.ingredient.id} after the heat` : null
    }
    expect(wrong(eatenRaw)).toEqual([])
    expect(wrong(eatenRaw, cooked(4, { diets: ['lowSugar'] }))).toEqual([])
  })

  it('says what to do with flour, meat and eggs', () => {
    const heart = ['meat', 'poultry', 'fish', 'baking', 'egg']
    expect(
      wrong((plan) => {
        const idle = idleParts(plan).filter(({ ingredient }) => heart.includes(ingredient.category))
        return idle.length > 0 ? idle.map(({ ingredient }) => ingredient.id).join(' ') : null
      }),
    ).toEqual([])
  })

  it('boils dry pasta in plenty of water', () => {
    // Soups and pans of noodles cook them in their own broth.
    const inBroth = /^(?:brothSoup|ramen|tablePot|paella|friedNoodles)$/
    expect(
      wrong((plan) => {
        if (inBroth.test(plan.template.id)) return null
        const dry = plan.parts.filter(
          ({ ingredient: { category, id } }) =>
            category === 'pasta' && !/gnocchi|lasagne|rice-noodle|glass-noodle|egg-noodle|spaetzle/.test(id),
        )
        const fried = dry.filter((part) => {
          const first = plan.steps.find(({ uses, kind }) => kind === 'cook' && uses.includes(part))
          return first !== undefined && first.wet !== true
        })
        return fried.length > 0 ? fried.map(({ ingredient }) => ingredient.id).join(' ') : null
      }),
    ).toEqual([])
  })

  it('pours no more into a braise or a stew than becomes a sauce', () => {
    const soupy = /^(?:Khao Soi|Birria)$/
    const saucy =
      /^(?:stew|curry|potRoast|braise|braisedRolls|whiteStew|klopse|sauceStew|chilli|creamSauce|fricassee)$/
    expect(
      wrong((plan) =>
        saucy.test(plan.template.id) && !soupy.test(plan.dish.id)
          ? between(gramsOf(plan, isPoured) / headsOf(plan), 0, 365, 'ml a head')
          : null,
      ),
    ).toEqual([])
  })

  it('gives rice the water it takes up', () => {
    const least: Record<string, readonly [number, number]> = {
      risotto: [3.5, 5],
      paella: [1.7, 3.5],
      biryani: [1.2, 2.5],
    }
    expect(
      wrong((plan) => {
        const bounds = least[plan.template.id]
        const rice = gramsOf(plan, ({ id, category }) => category === 'grain' && id.endsWith('rice'))
        if (!bounds || rice === 0) return null
        return between(gramsOf(plan, isPoured) / rice, bounds[0], bounds[1], 'ml a gram')
      }),
    ).toEqual([])
  })

  it('makes a dough of bread that holds together', () => {
    expect(
      wrong((plan) => {
        const flour = gramsOf(plan, isFlour)
        const yeast = gramsOf(plan, ({ id }) => /yeast|sourdough/.test(id))
        if (plan.template.id !== 'loaf' || flour < 100 || yeast === 0) return null
        const egg = gramsOf(plan, ({ category }) => category === 'egg')
        const wet = gramsOf(plan, ({ id }) => /milk|^water$|beer|yogurt|quark/.test(id))
        return between((wet + egg * 0.75) / flour, 0.28, 1.05, 'hydration')
      }),
    ).toEqual([])
  })

  it('fills a glass, and no more spirit into it than one', () => {
    expect(
      wrong((plan) => {
        if (plan.dishType !== 'Cocktails') return null
        const heads = headsOf(plan)
        const glass = between(gramsOf(plan, ({ id }) => id !== 'ice') / heads, 40, 600, 'ml in the glass')
        return (
          glass ?? between(gramsOf(plan, ({ category }) => category === 'spirit') / heads, 0, 130, 'spirits')
        )
      }),
    ).toEqual([])
  })

  it('puts a side dish on with the last half hour of the dish', () => {
    const early = (plan: Cooked) => {
      const place = plan.steps.findIndex(
        ({ aside, kind, uses }) =>
          aside &&
          kind === 'cook' &&
          uses.length > 0 &&
          uses.every(({ role, ingredient: { category } }) =>
            role === 'side' ? /^(?:grain|pasta|potato|legume)$/.test(category) : false,
          ),
      )
      const side = plan.steps[place]
      if (!side) return null
      const needed = Math.max(...side.uses.map(({ ingredient }) => ingredient.minutes))
      return between(
        minutesOfAll(plan.steps.slice(place)) - needed,
        -60,
        35,
        `${side.uses[0]?.ingredient.id} waits`,
      )
    }
    expect(wrong(early)).toEqual([])
  })

  it('takes the knife to what it cooks before it cooks it', () => {
    const uncut = ({ steps }: Cooked) =>
      steps.flatMap(({ kind, uses }, place) => {
        const later = steps.slice(place + 1).filter(({ sentences }) => sentences.some(({ whole }) => whole))
        return kind === 'cook' ? uses.filter((part) => later.some((step) => step.uses.includes(part))) : []
      })[0]
    expect(wrong((plan) => uncut(plan)?.ingredient.id ?? null)).toEqual([])
  })

  it('whips no cream that stays liquid', () => {
    const flat = (plan: Cooked) =>
      render(plan, 'en').steps.find(({ text }) => /whip the (?:oat|soya) cream/i.test(text))?.text ?? null
    const noMilk = cooked(4, { excludedGroups: ['dairy'] })
    // All the coconut cream there is goes into the milks of a tres leches.
    expect(wrong(flat, noMilk).filter((each) => !each.startsWith('Tres Leches'))).toEqual([])
  })

  it('seasons a pot for twelve with less than three times the garlic of one for four', () => {
    const savoury = cooked(4, { servings: 12 }).filter(
      ({ dish, template }) =>
        /^(?:Mains|Starters)$/.test(template.dishType) && !(dish.batch ?? template.batch),
    )
    const garlic = new Map(forFour.map((plan) => [plan.dish.id, gramsOf(plan, ({ id }) => id === 'garlic')]))
    expect(
      wrong((plan) => {
        const few = garlic.get(plan.dish.id) ?? 0
        return few > 5 ? between(gramsOf(plan, ({ id }) => id === 'garlic') / few, 1, 2.6, 'times') : null
      }, savoury),
    ).toEqual([])
  })

  it('sets a plate that fills and does not burst', () => {
    // A joint boiled in its own broth weighs with the broth; a sandwich and a bowl of pasta are small.
    const broth = /^(?:boiledJoint|sandwich|toastie|soup|brothSoup|ramen|fishStew|tablePot)$/
    expect(
      wrong((plan) => {
        if (plan.dishType !== 'Mains' || broth.test(plan.template.id)) return null
        const grams = gramsOf(plan, ({ id }) => id !== 'frying-oil') / headsOf(plan)
        return between(grams, 140, 1100, 'g a head')
      }),
    ).toEqual([])
  })

  it('bakes at a heat that ovens have, for a time that people have', () => {
    expect(
      wrong(({ steps }) => {
        const odd = steps.find(
          ({ kind, celsius, minutes }) =>
            kind === 'cook' && (celsius ?? 0) >= 100 && ((celsius ?? 0) > 280 || (minutes ?? 1) > 300),
        )
        return odd ? `${odd.celsius} °C for ${odd.minutes} minutes` : null
      }),
    ).toEqual([])
  })
})

describe('every dish, as its list and its board should be', () => {
  it('has a unit wherever the number does not count pieces', () => {
    const bare = (plan: Cooked) =>
      plan.parts
        .filter(({ amount, unit, ingredient }) => amount !== null && unit === null && !ingredient.countable)
        .map(({ amount, ingredient }) => `${amount} ${ingredient.id}`)
        .join(', ')
    expect(wrong((plan) => bare(plan) || null)).toEqual([])
  })

  it('cuts what goes into a small parcel small', () => {
    const parcels = /^(?:parcels|dumplings|boiledDumplings|steamedBuns|filledLeaves|turnovers)$/
    const big = /^(?:cubes|strips|medallions|peelChunks|braise|joint)$/
    expect(
      wrong((plan) => {
        if (!parcels.test(plan.template.id)) return null
        // Potatoes of a filling are boiled and mashed.
        const pieces = plan.parts.filter(
          ({ cut, role }) => cut !== null && role !== 'potato' && big.test(cut),
        )
        return pieces.map(({ ingredient, cut }) => `${ingredient.id} ${cut}`).join(', ') || null
      }),
    ).toEqual([])
  })

  it('puts salt into a dough with yeast', () => {
    expect(
      wrong(({ parts }) => {
        const ids = parts.map(({ ingredient }) => ingredient.id)
        return ids.includes('yeast') && !ids.includes('salt') ? 'no salt' : null
      }),
    ).toEqual([])
  })

  it('grinds the nuts that bind a sauce', () => {
    expect(
      wrong(({ parts, template }) => {
        const whole = parts.filter(
          ({ ingredient, cut, role }) =>
            template.id === 'sauceStew' &&
            role === 'nuts' &&
            cut === null &&
            !/^(?:almond|ground-almond|pine-nut|.*-seed)$/.test(ingredient.id),
        )
        return whole.map(({ ingredient }) => ingredient.id).join(' ') || null
      }),
    ).toEqual([])
  })

  it('bakes a closed pie until its base is done', () => {
    expect(
      wrong((plan) => {
        const isClosed = /^(?:lidPie|inPastry)$/.test(plan.template.id) || plan.dish.id === 'Galician Pie'
        const baked = Math.max(
          0,
          ...plan.steps.map(({ celsius, minutes }) => ((celsius ?? 0) >= 150 ? (minutes ?? 0) : 0)),
        )
        return isClosed && baked < 30 ? `${baked} minutes` : null
      }),
    ).toEqual([])
  })

  it('has time for preparing', () => {
    expect(wrong(({ prepMinutes }) => (prepMinutes < 1 ? 'none' : null))).toEqual([])
  })

  it('speaks of blending only where something is blended', () => {
    const said = forFour.flatMap((plan) => {
      const notes = render(plan, 'en').ingredients.map(({ note }) => note ?? '')
      const steps = plan.steps.flatMap(({ sentences }) => sentences.map(({ text }) => text.en))
      const isBlended = steps.some((text) => /blend|pur[eé]e|grind/i.test(text))
      return notes.some((note) => note.includes('blending')) && !isBlended ? [plan.dish.id] : []
    })
    expect(said).toEqual([])
  })
})
