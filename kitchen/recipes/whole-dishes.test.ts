import { describe, expect, it } from 'vitest'
import { idleParts } from '../cook/steps.ts'
import { isThere } from '../cook/planned-step.ts'
import { allForFour } from '../test/cooked.ts'
import { isTruePitch, pitchesOf } from '../render/pitch.ts'
import { placeholder, withOptions } from './phrase.ts'

const plans = allForFour().map((plan) => ({ dish: plan.dish, plan }))

/** Fat, salt and pepper are named well enough by "half of the oil"; chips are baked before all else and served beside. */
const quiet = (id: string, category: string) => category === 'fat' || /^(salt|black-pepper|chip)$/.test(id)

describe('a dish as it is', () => {
  it('has in it what makes it that dish', () => {
    const lacking = plans.flatMap(({ dish, plan }) => {
      const missing = (dish.whole ? (dish.wants ?? []) : []).filter(
        (id) => !plan.parts.some(({ ingredient }) => ingredient.id === id),
      )
      return missing.length > 0 ? [`${dish.id} without ${missing.join(', ')}`] : []
    })
    expect(lacking).toEqual([])
  })

  it('has nothing that no sentence of it uses, so that it would only be served beside', () => {
    const idle = plans.flatMap(({ dish, plan }) => {
      const left = idleParts(plan).filter(({ ingredient }) => !quiet(ingredient.id, ingredient.category))
      return left.length > 0 ? [`${dish.id}: ${left.map(({ ingredient }) => ingredient.id).join(', ')}`] : []
    })
    expect(idle).toEqual([])
  })

  it('speaks of a rest only where a part was taken before', () => {
    const wrong = plans.flatMap(({ dish, plan }) => {
      const seen = new Set<string>()
      return plan.steps.flatMap(({ sentences }) =>
        sentences.flatMap((said) => {
          const text = withOptions(said.text.en, (names) => isThere(said, names))
          const early = [...text.matchAll(/(the rest of )?\{([^{}?:]+)/g)].flatMap(([, rest, names = '']) => {
            const first = names.split('+').filter((name) => !seen.has(name))
            for (const name of names.split('+')) seen.add(name)
            return rest && first.length > 0 && !/^(fat|oil)$/.test(names) ? [`${dish.id}: ${text}`] : []
          })
          return early
        }),
      )
    })
    expect(wrong).toEqual([])
  })

  it('never only heats a pan and goes on to the next step', () => {
    const empty = plans.flatMap(({ dish, plan }) =>
      plan.steps.flatMap(({ kind, aside, sentences: [said, ...more], uses }, at) => {
        const isHot =
          kind === 'cook' &&
          !aside &&
          said !== undefined &&
          more.length === 0 &&
          said.text.en.includes('[') &&
          uses.length > 0 &&
          uses.every(({ ingredient }) => ingredient.category === 'fat') &&
          /^(Meanwhile, )?([Ww]arm|[Hh]eat) \{/.test(said.text.en)
        return isHot && plan.steps[at + 1]?.kind === 'cook' ? [`${dish.id}: ${said.text.en}`] : []
      }),
    )
    expect(empty).toEqual([])
  })
})

describe('what is said of a dish', () => {
  const named = (id: string) => {
    const found = plans.find(({ dish }) => dish.id === id)
    if (!found) throw new Error(`no dish is called ${id}`)
    return found.plan
  }

  it('praises no food that is not in it', () => {
    expect(pitchesOf(named('Fabada'))).not.toEqual([])
    expect(pitchesOf(named('Bernese Platter'))).toEqual([])
    const nutless = plans.find(({ dish }) => dish.template === 'creamedChicken')?.plan
    const parts = nutless?.parts.filter(({ ingredient }) => ingredient.category !== 'nut') ?? []
    expect(nutless && pitchesOf({ ...nutless, parts })).toEqual([])
  })

  it('does not speak of low heat where a machine cooks', () => {
    const plan = named('Lentils with Chorizo')
    expect(pitchesOf(plan)).not.toEqual([])
    expect(pitchesOf({ ...plan, wishes: { ...plan.wishes, pressureCooker: true } })).toEqual([])
  })

  it('may say what is left out', () => {
    const [pitch] = named('Fabada').template.pitch
    expect(pitch && placeholder.test(pitch.en)).toBe(false)
    expect(isTruePitch({ en: 'Without any flour.', fr: '', es: '', de: '' }, named('Fabada'))).toBe(true)
  })
})
