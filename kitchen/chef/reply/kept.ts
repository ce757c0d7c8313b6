import type { Language } from '#shared/constants/languages.ts'
import { joined } from '../../lexicon/articles.ts'
import type { Plan } from '../../library/table-dish.ts'
import { filled } from '../../render/words.ts'
import type { OvenVessel, Wishes } from '../../safety/wishes/wishes.ts'
import { sentences, textureNames, type Lost, type Means } from './kept-words.ts'
import { isOnlyHot } from './only-hot.ts'

type Steps = Plan['steps']

const isHot = (steps: Steps) => steps.some(({ celsius, heated }) => heated === true || (celsius ?? 0) > 60)

const isOnStove = ({ on }: Steps[number]) => on === 'stove' || on === 'fat'

/** Whether something cooks on a second ring while the pot or the pan is on the first. */
const needsTwoRings = (steps: Steps): boolean =>
  steps.some((step) => step.aside && isOnStove(step)) && steps.filter(isOnStove).length > 1

const says = (steps: Steps, words: RegExp): boolean =>
  steps.some(({ sentences: said }) => said.some(({ text }) => words.test(text.en)))

const blends = /\b(?:blend(?:er)?|pur[ée]e (?:\{|until|with|from)|food processor|motor running)\b/i
const rolls = /\broll (?:it |\{[^}]*\} |them )?out/i
const vessels = {
  tray: /\b(?:tray|sheet)\b/,
  loaf: /\bloaf tin\b/,
  muffins: /\bmuffin tin\b/,
  smallOven: /^$/,
}

/** A moist cake is moist anyway, and what is lighter to eat is not meant to be thinner, where one word says both. */
function textureLost({ dishType }: Plan, { textures: wished, tastes }: Wishes): Lost[] {
  const isMet = (each: Wishes['textures'][number]) =>
    (each === 'juicy' && dishType === 'Desserts') || (each === 'thin' && tastes.includes('light'))
  const textures = wished.filter((each) => !isMet(each))
  return textures.length > 0 ? [{ kind: 'texture', textures }] : []
}

const isInVessel = (steps: Steps, vessel: OvenVessel | null): boolean =>
  vessel === null || says(steps, vessels[vessel])

/** What of the means that were named the recipe does not keep. */
function meansLost({ steps, dishType, dish }: Plan, wishes: Wishes): Lost[] {
  const heats = new Set(steps.flatMap(({ on }) => on ?? []))
  const isBaked = heats.has('oven')
  const isCookedHot = isHot(steps)
  const canBeCold = heats.size === 0 || !isOnlyHot(dish.kind)
  const isMeal = dishType !== 'Desserts' && dishType !== 'Cocktails'
  const takesTwoRings = needsTwoRings(steps)
  const isSlow = heats.has('slowCooker')
  const hasHours = steps.some(({ minutes }) => minutes === (wishes.slowHours ?? 0) * 60)
  const is = (kind: Means, lost: boolean): Lost[] => (lost ? [{ kind }] : [])
  return [
    ...is('fried', wishes.notFried && heats.has('fat') && !wishes.noCook && !wishes.noHob),
    ...is('unbaked', wishes.baked && !isBaked && !wishes.noOven),
    ...is('warm', wishes.cold && !canBeCold && isMeal),
    ...is('onePot', wishes.onePot && takesTwoRings),
    ...is('burner', wishes.oneBurner && !wishes.onePot && takesTwoRings),
    ...is('cool', wishes.cold && !isCookedHot && dishType !== 'Cocktails'),
    ...is('chilled', wishes.cold && isCookedHot && !isOnlyHot(dish.kind)),
    ...is('slowHours', wishes.slowHours !== null && isSlow && !hasHours),
    ...is('vessel', isBaked && !isInVessel(steps, wishes.vessel)),
    ...is('cookingMixer', wishes.cookingMixer && isCookedHot),
    ...is('tin', wishes.tin !== null && !isBaked),
    ...is('cups', wishes.usCups),
    ...is('bits', wishes.noBits && !wishes.noBlender && !says(steps, blends) && isCookedHot),
    ...is('pin', wishes.noRollingPin && says(steps, rolls)),
    ...is('blender', wishes.noBlender && says(steps, blends)),
  ]
}

/** Compares what was said of tools, tins, measures and texture with the recipe: what of it that does not keep. */
export function lostIn(plan: Plan, wishes: Wishes): Lost[] {
  const hottest = Math.max(0, ...plan.steps.map(({ celsius, on }) => (on === 'oven' ? (celsius ?? 0) : 0)))
  const limit = wishes.ovenLimit
  return [
    ...textureLost(plan, wishes),
    ...meansLost(plan, wishes),
    ...(limit !== null && hottest > limit ? [{ kind: 'ovenLimit' as const, limit }] : []),
  ]
}

/** One sentence for each thing that is not kept. */
export const sayingLost = (lost: readonly Lost[], language: Language): string[] =>
  lost.map((each) => {
    if (each.kind === 'ovenLimit') return filled(sentences.ovenLimit[language], { limit: String(each.limit) })
    if (each.kind !== 'texture') return sentences[each.kind][language]
    const names = each.textures.map((texture) => textureNames[texture][language])
    return filled(sentences.texture[language], { list: joined(names, language) })
  })
