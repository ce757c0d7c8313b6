import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { spokenDangers } from '../../safety/hazards/dangers.ts'
import { understand } from '../../test/understood.ts'

interface Line {
  need: string
  language: Language
  isLater: boolean
  text: string
}

const lines = readFileSync(new URL('needs-told.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line): Line => {
    const [need = '', code, later, ...rest] = line.split(' | ')
    const language = languages.find((each) => each === code)
    if (!language || !/^[01]$/.test(later ?? '')) throw new Error(`needs-told.txt: cannot read "${line}"`)
    return { need, language, isLater: later === '1', text: rest.join(' | ') }
  })

const dishes: Record<Language, string> = {
  en: 'mushroom lasagne for 4',
  fr: 'lasagnes aux champignons pour 4',
  es: 'lasaña de champiñones para 4',
  de: 'Lasagne mit Pilzen für 4',
}

/** What a turn tells of bodies, beside a dish that stands where it is a later one. */
function heardIn({ language, isLater, text }: Line) {
  const turns = isLater ? [dishes[language], text] : [text]
  const { wishes } = understand({
    messages: turns.map((content) => ({ role: 'user' as const, content })),
    language,
  })
  const { allergens, allergyIds, allergyGroups, health, unknownHealth, diets, infant, pregnant, frail } =
    wishes
  return {
    allergens,
    eaters: [
      ...health,
      ...unknownHealth,
      ...diets,
      ...spokenDangers(wishes).flatMap(({ danger }) => (danger.need ? [danger.id] : [])),
      ...(infant || pregnant || frail || wishes.toddler || wishes.soft ? ['body'] : []),
    ],
    avoided: [...allergyIds, ...allergyGroups, ...wishes.doubts.map(({ allergen }) => allergen)],
    isOpen: wishes.unnamedAllergy,
  }
}

/** The allergen and the diets by which a line's need may be heard. */
const named: Readonly<Record<string, readonly string[]>> = {
  peanut: ['peanuts'],
  nut: ['nuts'],
  milk: ['milk', 'lactoseFree', 'dairyFree'],
  gluten: ['gluten', 'glutenFree'],
  egg: ['eggs'],
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  sesame: ['sesame'],
  mustard: ['mustard'],
  celery: ['celery'],
  soy: ['soy'],
  lupin: ['lupin'],
  sulphite: ['sulphites'],
}

describe.each(languages)('in %s', (language) => {
  const own = lines.filter((each) => each.language === language)

  it('who tells of no body gets no allergy, illness or diet', { timeout: 60_000 }, () => {
    const wrong = own
      .filter(({ need }) => need === 'none')
      .map((line) => ({ text: line.text, ...heardIn(line) }))
      .filter(
        ({ allergens, eaters, avoided, isOpen }) =>
          [...allergens, ...eaters, ...avoided].length > 0 || isOpen,
      )
    expect(wrong).toEqual([])
  })

  it('whoever tells of one is heard', { timeout: 60_000 }, () => {
    const missed = own
      .filter(({ need }) => need !== 'none')
      .filter((line) => {
        const { allergens, eaters } = heardIn(line)
        const all: readonly string[] = [...allergens, ...eaters]
        return !(named[line.need]?.some((each) => all.includes(each)) ?? eaters.length > 0)
      })
    expect(missed.map(({ text }) => text)).toEqual([])
  })
})
