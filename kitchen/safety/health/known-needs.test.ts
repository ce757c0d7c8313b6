import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { limits } from '#shared/constants/limits.ts'
import { dishTypes } from '#shared/words/dish-types.ts'
import { kitchenChef } from '../../chef.ts'
import { conditionsOf } from '../../chef/conditions-heard.ts'
import { findIngredientById } from '../../lexicon/find-by-id.ts'
import { edited } from '../../library/edit/index.ts'
import { find } from '../../library/find/find.ts'
import { noWishes } from '../wishes/wishes.ts'
import { assertKnownWays } from '../../library/dishes/form-for-health.ts'
import { isOutForHealth, knownNeeds } from './known-needs.ts'
import { readNeeds } from './needs.ts'
import { readSelectors } from './selectors.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('safety/health/known-needs')

const chef = kitchenChef()

async function asked(language: Language, ...turns: string[]) {
  const messages = turns.map((content) => ({ role: 'user' as const, content }))
  const reply = await chef.reply({ messages, language })
  const { message, recipe } = await chef.recipe({ messages, language })
  if (!recipe) throw new Error(message)
  const items = recipe.ingredients.map(({ item }) => item).join(', ')
  const steps = recipe.steps.map(({ text }) => text).join('\n')
  return { reply, message, recipe, items, steps, safety: recipe.safety.join('\n') }
}

describe('every diet, illness and medicine that is known', () => {
  const cases = knownNeeds.flatMap(({ id }) => dishTypes.map((dishType) => [id, dishType] as const))
  it.each(cases)(
    '%s: no recipe for %s that may be given holds anything of what stays out',
    (id, dishType) => {
      const wishes = { ...noWishes('en'), dishType, health: [id] }
      const { fits } = find(conditionsOf(wishes, [], []), id)
      const wrong = fits.slice(0, 20).flatMap(({ draft }) => {
        const foods = edited(draft, [])?.applied.recipe.lines.flatMap(
          ({ food }) => findIngredientById(food) ?? [],
        )
        return (foods ?? [])
          .filter((food) => isOutForHealth(food, wishes))
          .map((food) => `${draft.base}: ${food.id}`)
      })
      expect(wrong).toEqual([])
    },
  )
})

describe('what is done and what is not is said in the reply, the message and the recipe', () => {
  it.each([
    [
      'en',
      'a stew for two, my wife needs dialysis',
      /Kidney disease/,
      /Not taken into account: protein/,
      /no medical advice/,
    ],
    [
      'fr',
      'un plat pour deux, mon père a la maladie de Crohn',
      /Maladie de l.intestin/,
      /N.est pas pris en compte/,
      /pas un avis médical/,
    ],
    [
      'es',
      'un guiso para dos, tengo la tensión alta',
      /Poca sal/,
      /No se ha tenido en cuenta/,
      /no es un consejo médico/,
    ],
    ['de', 'ein Auflauf für zwei, ich habe Gicht', /Gicht/, /Nicht berücksichtigt/, /kein ärztlicher Rat/],
    [
      'en',
      'a fish pie for two, I have scleroderma',
      /do not know “scleroderma”/,
      /has not been taken into account/,
      /no medical advice/,
    ],
    [
      'fr',
      'un poisson pour deux, je suis sous Zepbound',
      /ne connais pas «\u202FZepbound\u202F»/,
      /pas été tenu compte/,
      /pas un avis médical/,
    ],
    [
      'es',
      'pescado para dos, me han diagnosticado esclerodermia',
      /No conozco «esclerodermia»/,
      /no se ha tenido en cuenta/,
      /no es un consejo médico/,
    ],
    [
      'de',
      'Fisch für zwei, ich leide an Sklerodermie',
      /„Sklerodermie“ kenne ich nicht/,
      /nicht berücksichtigt/,
      /kein ärztlicher Rat/,
    ],
  ] as const)('%s: "%s"', async (language, text, ...said) => {
    const { reply, message, safety } = await asked(language, text)
    for (const place of [reply, message, safety]) for (const words of said) expect(place).toMatch(words)
  })

  it('asks what an unknown one keeps out, and does not claim that the dish keeps to it', async () => {
    const { reply } = await asked('en', 'carrot soup for 2', 'I have lupus')
    expect(reply).toMatch(/has not been taken into account/)
    expect(reply).toMatch(/What has to stay out because of it\?$/)
    expect(reply).not.toMatch(/is so already/)
  })

  it('says so before there is a dish', async () => {
    expect((await asked('en', 'I have lupus')).reply).toMatch(/do not know “lupus”/)
  })

  it('fits into a message and a recipe however many there are', async () => {
    const all =
      'a stew for two. Diabetes, gout, heart failure, dialysis, IBS, reflux, gallstones, Crohn, histamine, kidney stones, warfarin, a statin, an MAOI, metronidazole, levodopa, doxycycline, ramipril. I have lupus and I am on Ozempic'
    const { reply, message, recipe } = await asked('en', all)
    expect(reply.length).toBeLessThan(4000)
    expect(message.length).toBeLessThan(4000)
    expect(message).toMatch(/Kept in mind: .*Gout/)
    expect(message).toMatch(/Ozempic/)
    expect(recipe.safety.length).toBeLessThanOrEqual(limits.recipe.safetyMax)
    expect(recipe.safety.join(' ')).toMatch(/Gout.*Levodopa.*lupus/s)
  })

  it('tells each one once, in the turn that brought it', async () => {
    const { reply } = await asked('de', 'Eintopf für 2, ich habe Gicht', 'für vier bitte')
    expect(reply).not.toMatch(/Gicht/)
  })
})

describe('medicines', () => {
  it.each([
    ['en', ['pork chops for 2 with grapefruit, I take rosuvastatin']],
    ['en', ['a grapefruit salad for two', 'my husband is on amlodipine']],
    ['en', ['a grapefruit salad for two', 'is that all right with my simvastatin?']],
    ['en', ['duck with pomelo for two, on atorvastatin']],
    ['en', ['salmon with seville orange for two, I am on a statin']],
    ['fr', ['salade au pamplemousse pour deux, je prends de la pravastatine']],
    ['es', ['ensalada de pomelo para dos, tomo nifedipino']],
    ['de', ['Salat mit Grapefruit für zwei, ich nehme Ciclosporin']],
  ] as const)('%s: grapefruit stays out of %j and it is said why', async (language, turns) => {
    const { reply, items, steps, safety } = await asked(language, ...turns)
    for (const place of [items, steps])
      expect(place).not.toMatch(/grapefruit|pamplemousse|pomelo|pampelmuse|seville/i)
    expect(safety).toMatch(/grapefruit|pamplemousse|pomelo/i)
    expect(reply).toMatch(/grapefruit|pamplemousse|pomelo/i)
  })

  it('warns of greens beside warfarin and cooks without the richest, even when they are asked for', async () => {
    const { items, safety } = await asked('en', 'spinach curry for two, I am on warfarin')
    expect(items).not.toMatch(/spinach|kale|chard/)
    expect(safety).toMatch(/vitamin K/)
  })

  it('adds no greens by itself beside warfarin', async () => {
    const { items } = await asked('en', 'a vegetable curry for two, I am on warfarin')
    expect(items).not.toMatch(/spinach|kale|chard|broccoli/)
  })

  it('leaves a medicine that nobody takes alone', async () => {
    const { items } = await asked('en', 'a grapefruit salad for two, I am not on statins')
    expect(items).toMatch(/grapefruit/)
  })
})

describe('the form of the dish', () => {
  it.each([
    ['en', 'my mother has dysphagia, salmon for one'],
    ['fr', 'ma mère a une dysphagie, du saumon pour une personne'],
    ['es', 'mi madre tiene disfagia, salmón para una persona'],
    ['de', 'meine Mutter hat Dysphagie, Lachs für eine Person'],
  ] as const)('%s: "%s" is blended and sieved, all of it', async (language, text) => {
    const { steps, items } = await asked(language, text)
    expect(steps).toMatch(/sieve|tamis|colador|Sieb/)
    expect(steps).not.toMatch(/scatter|parsemer|esparcir|bestreuen/i)
    expect(items).not.toMatch(/seeds|graines|semillas|pipas|kerne|nuts|noix(?! de muscade)|nueces|nüsse/i)
  })

  it('says that a named dish cannot have it', async () => {
    const { reply, recipe } = await asked('en', 'a lasagne for 2, everything has to be pureed')
    expect(reply).toMatch(/cannot make that one.*Instead I suggest/)
    expect(recipe.title).not.toMatch(/lasagne/i)
  })

  it('makes no lasagne of dry sheets when the sauce may not come in', async () => {
    const { steps } = await asked('en', 'a lasagne for 4', 'my dad is on dialysis')
    expect(steps).not.toMatch(/Serve with the lasagne sheets/)
  })
})

describe('the tables are read strictly', () => {
  const lines = ['en', 'fr', 'es', 'de'].map((code) => `${code} :: word :: Name :: done :: open`)
  const table = (head: string, from = 0) => `= ${head}\n${lines.slice(from).join('\n')}`
  it.each([
    ['an unknown selector', table('x | out=unicorns')],
    ['an unknown diet', table('x | diet=sunlight')],
    ['an unknown effect', table('x | glow')],
    ['a missing language', table('x', 1)],
    ['no head', lines.join('\n')],
    ['the same name twice', `${table('x')}\n${table('x')}`],
    [
      'a line without what is done',
      `= x\n${lines.map((line) => line.split(' :: ').slice(0, 3).join(' :: ')).join('\n')}`,
    ],
  ])('%s is no table', (_why, text) => {
    expect(() => readNeeds(text)).toThrow(/unknown|selector|cannot read|needs|begins|one name/)
  })

  it('an unknown way of cooking is none that a need may ask for', () => {
    const needs = readNeeds(table('x | only=soup | never=levitation'))
    expect(() => assertKnownWays(needs)).toThrow('unknown kind "levitation" in "x"')
  })

  it('reads what is whole', () => {
    expect(readNeeds(table('x | out=salty | never=soup'))).toHaveLength(1)
  })

  it.each(['salty: unicorn', 'salty salt', 'salty: *unicorn', 'salty: @other', 'a: salt\na: salt'])(
    'no selector is "%s"',
    (text) => expect(() => readSelectors(text)).toThrow(/unknown food|cannot read/),
  )
})
