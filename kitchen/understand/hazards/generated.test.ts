import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { checkRecipe } from '../../safety/check-recipe.ts'
import { hashOf } from '../../lexicon/hash.ts'
import { refusing } from '../../chef/reply/refusals.ts'
import { replyTo } from '../../test/understood.ts'
import { printed } from '../../render/print.ts'
import { plainApostrophes } from '../../render/grammar/phrase.ts'
import { fold } from '../../lexicon/text/fold.ts'
import { guestsIn } from '../guests.ts'
import { readDangers } from '../read-dangers.ts'
import { spelledOut } from '../spelled-out.ts'
import { understand } from '../../test/understood.ts'
import { unjoin } from '../../lexicon/text/unjoin.ts'
import { noWishes } from '../../safety/wishes/wishes.ts'
import { hazardById, hazards } from '../../safety/hazards/hazard.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('understand/hazards/generated')

interface Situation {
  id: string
  text: string
}

/** Every way to say a line; of many, a few by their hash, so that all parts occur. */
function waysOf(line: string): string[] {
  const open = /\{([^{}]*)\}/.exec(line)
  if (!open) return [line]
  const [whole, choices = ''] = open
  return choices
    .split('|')
    .flatMap((each) => waysOf(line.slice(0, open.index) + each + line.slice(open.index + whole.length)))
}

const most = inject('wholeCorpora') ? 12 : 4

const situationsOf = (language: Language): Situation[] =>
  readFileSync(new URL(`situations/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [id = '', rest = ''] = line.split(/: (.*)/s)
      return waysOf(rest)
        .toSorted((a, b) => hashOf(a) - hashOf(b))
        .slice(0, most)
        .map((text) => ({ id, text }))
    })

const heardAs = (text: string) => unjoin(spelledOut(fold(text)))

/** False of what is a danger for some eaters only, none of whom is at this table. */
const isForAll = (id: string) => hazards.find((each) => each.id === id)?.for.length === 0

const hear = (language: Language, text: string) =>
  understand({ language, messages: [{ role: 'user', content: text }] })

/** What is wrong with the answer to a dangerous situation; empty when it is said and acted on. */
function faultsOf({ id, text }: Situation, language: Language): string[] {
  const reading = hear(language, text)
  const said = replyTo(reading)
  const hazard = hazardById(id)
  const warning = printed(plainApostrophes(hazard.warning[language]), language)
  const isSaidByAnother = reading.wishes.dangers.some(({ danger }) => hazard.unless.includes(danger.id))
  const faults =
    said.includes(warning) || isSaidByAnother || reading.wishes.refused === 'harm' ? [] : ['not said']
  if (hazard.stop) return refusing(reading) === null ? [...faults, 'a recipe all the same'] : faults
  if (refusing(reading) !== null) return faults
  const { wishes, dish } = reading
  const out = wishes.dangers.flatMap(({ danger }) => danger.out)
  const kept = dish.plan.parts.filter(({ ingredient }) => out.some((selector) => selector(ingredient)))
  const found = checkRecipe(dish.recipe, guestsIn(reading)).filter(({ severity }) => severity === 'dangerous')
  return [
    ...faults,
    ...kept.map(({ ingredient }) => `holds ${ingredient.id}`),
    ...found.map(({ code }) => `finding ${code}`),
  ]
}

const heardIn = (language: Language, text: string) => {
  const { dangers: found, refused } = readDangers(heardAs(text), noWishes(language), { language })
  return [
    ...found.map(({ danger }) => danger.id),
    ...(refused === 'harm' ? ['harm'] : refused ? [refused.id] : []),
  ]
}

describe.each(languages)('dangerous situations in %s', (language) => {
  const all = situationsOf(language)

  it('are heard, however they are told', () => {
    const missed = all
      .filter(({ id }) => id !== 'none')
      .filter(({ id, text }) => !heardIn(language, text).some((each) => each === id || each === 'harm'))
    expect(missed.map(({ id, text }) => `${id}: ${text}`)).toEqual([])
  })

  // To cook for all of them takes long; each is cooked for in one language, and where a body is at stake in all.
  it(`are said and acted on in ${language}`, () => {
    const here = languages.indexOf(language)
    const firsts = all.filter(
      ({ id }, at) =>
        id !== 'none' &&
        all.findIndex((each) => each.id === id) === at &&
        (hashOf(id) % languages.length === here || /infant|pregnant|reaction|recovering/.test(id)),
    )
    const wrong = firsts.flatMap((each) =>
      faultsOf(each, language).map((fault) => `${each.id}: ${fault}: ${each.text}`),
    )
    expect(wrong).toEqual([])
  })

  it('are not heard where there is none', () => {
    const wrong = all
      .filter(({ id }) => id === 'none')
      .flatMap(({ text }) =>
        heardIn(language, text)
          .filter(isForAll)
          .map((id) => `${id}: ${text}`),
      )
    expect(wrong).toEqual([])
  })

  it('cover every hazard', () => {
    const ids = new Set(all.map(({ id }) => id))
    expect(hazards.filter(({ id, when }) => when.length > 0 && !ids.has(id)).map(({ id }) => id)).toEqual([])
  })
})
