import { boiled } from '../cook/boiled-beans.ts'
import { cues } from '../cook/doneness.ts'
import { beforeAll, boiledFirst, extraSteps, leftOver, seenThrough, sideInTime } from '../cook/extra-steps.ts'
import { smallPortions } from '../cook/small-portions.ts'
import { safetyRules } from '../cook/safety-notes.ts'
import { fromFreezer } from '../cook/from-freezer.ts'
import { heatedLate } from '../cook/heated-late.ts'
import { onTheBone } from '../cook/on-the-bone.ts'
import { warmedOnly } from '../cook/already-cooked.ts'
import { byHandSentences } from '../cook/by-hand.ts'
import { otherWays } from '../cook/other-ways.ts'
import { byState } from '../cook/by-state.ts'
import { goesIn } from '../cook/goes-in.ts'
import { mannersOf } from '../cook/said-otherwise.ts'
import { machineSteps } from '../cook/pot-machines.ts'
import { textureSentences } from '../cook/textures.ts'
import { firmEggs } from '../cook/safe-eggs.ts'
import { forThisTin, inOwnVessel } from '../cook/tin-size.ts'
import { hashOf } from '../cook/seed.ts'
import { loadSentences } from '../cook/vessels.ts'
import { yields } from '../cook/yields.ts'
import { cutPhrases } from '../recipes/cut-phrases.ts'
import { templates } from '../recipes/index.ts'
import type { Template } from '../recipes/template.ts'
import type { Phrase } from '../recipes/phrase.ts'
import { hazards } from '../safety/hazards/hazard.ts'
import { retired } from './retired.ts'

/** A short name of a sentence; a changed sentence has another, so that a plan never says what it did not mean. */
export const sentenceId = ({ en }: Phrase): string => hashOf(en).toString(36)

interface Indexed {
  text: Phrase
  /** True of what is said while a lemon is still a lemon. */
  whole: boolean
}

const asIndexed = (text: Phrase): Indexed => ({ text, whole: false })
const sentencesOf = ({ steps, safety = [] }: Template): Indexed[] =>
  [...steps.flatMap(({ text }) => mannersOf(text)), ...safety].map(asIndexed)

/** What is said of dishes of every template. */
const common = (): readonly Indexed[] => [
  ...Object.values(cutPhrases).map((text) => ({ text, whole: true })),
  ...[
    ...[...beforeAll, ...extraSteps, ...leftOver].map(({ text }) => text),
    boiled,
    boiledFirst,
    seenThrough,
    sideInTime,
    firmEggs,
    forThisTin,
    ...Object.values(inOwnVessel),
    ...Object.values(machineSteps),
    ...byHandSentences,
    ...Object.values(otherWays),
    ...textureSentences,
    ...Object.values(warmedOnly),
    ...Object.values(heatedLate),
    ...Object.values(byState),
    ...Object.values(onTheBone),
    ...Object.values(goesIn),
    ...Object.values(fromFreezer),
    ...Object.values(cues),
    ...Object.values(yields),
    ...loadSentences,
    ...smallPortions,
    ...safetyRules,
    ...hazards.map(({ warning }) => warning),
  ].map(asIndexed),
]

/** Every sentence that a plan may refer to. */
export const allSentences = (): readonly Indexed[] => [
  ...common(),
  ...templates.flatMap(sentencesOf),
  ...retired().map(asIndexed),
]

type Index = ReadonlyMap<string, Indexed>

const indexed = (sentences: readonly Indexed[]): Index =>
  new Map(sentences.map((each) => [sentenceId(each.text), each]))

let commonIndex: Index | null = null
let retiredIndex: Index | null = null
const indexes = new Map<Template, Index>()

/** A sentence by its id: of the template itself first, since two templates may translate the same English differently. */
export function findSentence(id: string, template: Template): Indexed | null {
  commonIndex ??= indexed(common())
  const own = indexes.get(template) ?? indexed(sentencesOf(template))
  indexes.set(template, own)
  const found = own.get(id) ?? commonIndex.get(id)
  if (found) return found
  retiredIndex ??= indexed(retired().map(asIndexed))
  return retiredIndex.get(id) ?? null
}
