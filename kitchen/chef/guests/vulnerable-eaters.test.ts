import { describe, expect, it } from 'vitest'
import { isHighInMercury, isSaltyForInfants, isSweetener, isSyrup } from '../../lexicon/vulnerable-eaters.ts'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../../chef.ts'
import { understand } from '../../test/understood.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/vulnerable-eaters')

const read = (language: Language, text: string) =>
  understand({ language, messages: [{ role: 'user', content: text }] })
const partsOf = (language: Language, text: string) =>
  read(language, text).dish.plan.parts.map(({ ingredient }) => ingredient)

describe('a dish that a baby eats from', () => {
  it.each([
    ['en', 'porridge with honey for my 8 month old'],
    ['en', 'a vegetable stew for 5, the baby eats along'],
    ['fr', 'une compote sucrée au miel pour mon bébé de 9 mois'],
    ['fr', 'un hachis parmentier pour 4 et notre nourrisson'],
    ['es', 'un puré con una pizca de sal para mi bebé de 7 meses'],
    ['es', 'algo dulce con sirope para el bebé'],
    ['de', 'Brei mit Ahornsirup für mein Baby'],
    ['de', 'Nudelauflauf für vier, unser Säugling isst mit'],
  ] as const)('%s: "%s" has neither salt, honey, syrup nor sugar', (language, text) => {
    const wrong = partsOf(language, text).filter(
      (each) => isSaltyForInfants(each) || isSyrup(each) || isSweetener(each),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['en', 'a sponge cake for 8, with our 9 month old baby at the table'],
    ['de', 'ein Käsekuchen für 8, unser Baby ist dabei'],
  ] as const)('%s: "%s" keeps its sugar and says that the baby gets none', async (language, text) => {
    const ids = partsOf(language, text).map(({ id }) => id)
    expect(ids).toContain('sugar')
    expect(ids).not.toContain('salt')
    const { recipe } = await kitchenChef().recipe({ language, messages: [{ role: 'user', content: text }] })
    expect(recipe?.safety.join(' ')).toMatch(/baby gets none of it|bekommt das Baby .* nichts davon/)
  })
})

describe('fish with much mercury', () => {
  it.each([
    ['en', 'a tuna sandwich for two, I am pregnant'],
    ['en', 'fresh tuna steak for two, my wife is expecting'],
    ['en', 'pasta with tinned tuna for my toddler and me'],
    ['fr', 'une quiche au thon pour 4, je suis enceinte'],
    ['es', 'tartar de atún para dos, estoy embarazada'],
    ['es', 'ensalada de atún en lata, embarazada de 5 meses'],
    ['de', 'Thunfischsalat für zwei, ich bin schwanger'],
    ['de', 'Pizza mit Thunfisch, meine Frau ist schwanger'],
  ] as const)('%s: "%s" is cooked with another fish', (language, text) => {
    const parts = partsOf(language, text)
    expect(parts.filter(isHighInMercury)).toEqual([])
    expect(parts.filter(({ animal }) => animal === 'fish').map(({ id }) => id)).not.toEqual([])
  })

  it('is there for everybody else', () => {
    expect(partsOf('en', 'a tuna sandwich for two').some(isHighInMercury)).toBe(true)
  })
})

describe('beans', () => {
  it.each([
    ['en', 'pan-fried chicken with green beans for two', /boil the green beans.*10 minutes/i],
    ['en', 'a salad of green beans and feta for two', /boil the green beans.*1[05] minutes/i],
    ['fr', 'un wok de haricots verts pour deux', /haricots verts.*10 minutes/i],
    ['es', 'ensalada de judías verdes para dos', /(?:hervir|cocer) las judías verdes[^.]* 1[05] minutos/i],
    ['de', 'Lachs mit grünen Bohnen für zwei', /Bohnen.*10 Minuten/i],
  ] as const)('%s: "%s" boils them for ten minutes', async (language, text, expected) => {
    const { recipe } = await kitchenChef().recipe({ language, messages: [{ role: 'user', content: text }] })
    const steps = recipe?.steps.map((step) => step.text) ?? []
    expect(steps.filter((step) => expected.test(step))).not.toEqual([])
    expect(steps.join('\n')).not.toMatch(
      /(?:beans|haricots verts|judías verdes|Bohnen)[^.]*\b(?:5 to 8|5 à 8|5 a 8|5 bis 8|6) (?:min)/i,
    )
  })

  it('takes dried kidney beans from the tin, since nothing here soaks and boils them for a day', () => {
    const ids = partsOf('en', 'a chilli with dried kidney beans in the slow cooker').map(({ id }) => id)
    expect(ids).toContain('kidney-bean')
    expect(ids).not.toContain('dried-kidney-bean')
  })
})
