import { describe, expect, inject, it } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { replyTo } from '../../test/understood.ts'
import { sample } from '../../test/sample.ts'
import { understand } from '../../test/understood.ts'
import { questions, offTopicLines } from '../../../bench/chef/corpus/corpus.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('understand/corpus/questions')

const dishes: Record<Language, readonly string[]> = {
  en: ['a chicken curry for four', 'an apple tart'],
  fr: ['un curry de poulet pour quatre', 'une tarte aux pommes'],
  es: ['un curry de pollo para cuatro', 'una tarta de manzana'],
  de: ['ein Hähnchencurry für vier', 'eine Apfeltarte'],
}

const hear = (language: Language, ...turns: string[]) =>
  understand({ language, messages: turns.map((content) => ({ role: 'user' as const, content })) })

const of = (list: readonly { language: Language; text: string }[], language: Language) =>
  list.filter((each) => each.language === language).map(({ text }) => text)

describe.each(languages)('in %s', (language) => {
  it.each(dishes[language])('no question changes "%s"', (dish) => {
    const before = hear(language, dish)
    // Some of the questions in the quick run, others with the other dish; all with both in the slow one.
    const turn = dishes[language].indexOf(dish) + 2 * (languages.indexOf(language) % 2)
    const asked = of(questions(), language).filter((_, place) => inject('wholeCorpora') || place % 4 === turn)
    const changed = asked.filter((text) => {
      const after = hear(language, dish, text)
      const same = { ...after.wishes, language: before.wishes.language }
      return (
        JSON.stringify(same) !== JSON.stringify(before.wishes) ||
        JSON.stringify(after.dish.recipe) !== JSON.stringify(before.dish.recipe)
      )
    })
    expect(of(questions(), language).length).toBeGreaterThanOrEqual(60)
    expect(changed).toEqual([])
  })

  it(`a remark in ${language} that was not understood is never so already`, () => {
    const already = sample(of(offTopicLines(), language), 2, (each) => each).filter((text) =>
      /how it already is|déjà le cas|ya es así|ist schon so/i.test(
        replyTo(hear(language, dishes[language][0] ?? '', text)),
      ),
    )
    expect(already).toEqual([])
  })
})
