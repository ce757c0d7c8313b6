import type { Language } from '#shared/constants/languages.ts'
import { answersTo } from '../../answers/answers.ts'
import { asking } from '../../answers/asking.ts'
import { aboutChef } from '../../answers/table.ts'
import { fits, spaced } from '../../answers/words.ts'
import { chosen } from '../../lexicon/hash.ts'
import { sentences } from '../../render/sentences.ts'
import { filled } from '../../render/words.ts'
import { offTopic } from '../../understand/cues.ts'
import { speaksOfVessels } from '../../understand/own-vessels.ts'
import type { Reading } from '../../understand/understand.ts'
import { doubtsSaid } from './doubts-said.ts'

const past = asking('past')

/** Whether a sentence that asks nothing only tells of another day: "we had soup yesterday". */
const tellsOfPast = (sentence: string, language: Language): boolean =>
  !/[?¿]/.test(sentence) && fits(past[language](), spaced(sentence))

/** What is said of a turn that only talks; at the end one offer or question. */
interface SmallTalk {
  changes: readonly string[]
  missed: readonly string[]
  answers: readonly string[]
  close: string
}

const nothing: SmallTalk = { changes: [], missed: [], answers: [], close: '' }

const pick = (choices: Record<Language, readonly string[]>, { said, turns, wishes }: Reading): string =>
  chosen(choices[wishes.language], `${said}/${turns}`) ?? ''

export function smallTalk(reading: Reading): SmallTalk | null {
  const { mood, wishes, dish } = reading
  const { language } = wishes
  const onTable = wishes.settled !== null
  const back = onTable
    ? filled(sentences.backToDish[language], { title: dish.recipe.title })
    : sentences.firstQuestions[language]
  switch (mood) {
    case 'greeting':
    case 'nothing':
      // Its question about an allergy is all that such a turn is answered with.
      if (doubtsSaid(reading).length > 0) return { ...nothing, close: back }
      return { ...nothing, changes: [`${pick(sentences.welcomes, reading)} ${back}`] }
    case 'thanks':
      return { ...nothing, changes: [`${pick(sentences.thanked, reading)} ${back}`] }
    case 'praise':
      return onTable
        ? {
            ...nothing,
            changes: [pick(sentences.praised, reading)],
            close: filled(sentences.readyToFinish[language], { title: dish.recipe.title }),
          }
        : { ...nothing, close: back }
    case 'handover':
      return { ...nothing, close: filled(sentences.readyToFinish[language], { title: dish.recipe.title }) }
    case 'question':
      if (offTopic.test(reading.said))
        return { ...nothing, changes: [`${pick(sentences.strays, reading)} ${back}`] }
      return {
        ...nothing,
        answers: answersTo(reading.asked.length > 0 ? reading.asked : [reading.said], reading),
        close: onTable ? '' : sentences.askDish[language],
      }
    case 'stray':
      if (offTopic.test(reading.said))
        return { ...nothing, changes: [`${pick(sentences.strays, reading)} ${back}`] }
      if (onTable && speaksOfVessels(reading.said, reading.wishes.language))
        return {
          ...nothing,
          changes: [filled(sentences.changes.fits[language], { title: dish.recipe.title })],
          close: back,
        }
      return tellsOfPast(reading.said, language)
        ? { ...nothing, changes: [aboutChef(onTable ? 'remark' : 'remark-open', language)], close: back }
        : { ...nothing, missed: [sentences.unclear[language]], close: back }
    default:
      return null
  }
}
