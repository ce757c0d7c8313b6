import { adviceAhead } from '../answers/keeping.ts'
import { answersTo } from '../answers/answers.ts'
import { recogniseAny } from '../answers/recognise.ts'
import { tellsOfPast } from '../answers/of-kind.ts'
import { recall } from '../answers/recall.ts'
import { isStatedQuestion } from '../answers/stated.ts'
import { frame, joined, aboutChef } from '../answers/table.ts'
import { plainApostrophes } from '../render/grammar/phrase.ts'
import { sentences } from '../render/sentences.ts'
import { filled } from '../render/words.ts'
import { allergyWords } from '../understand/allergy-marks.ts'
import { offTopic } from '../understand/cues.ts'
import { speaksOfVessels } from '../understand/own-vessels.ts'
import { isConcrete } from '../understand/mood.ts'
import type { Reading } from '../understand/understand.ts'
import { unaccounted, warnings } from './cautions.ts'
import { noMoves, pick, spoken, type Moves } from './moves.ts'
import { refusing } from './present.ts'
import { doubtsSaid } from './doubts-said.ts'
import { proposal } from './proposal.ts'
import { keepingTo, noting } from './respected-wishes.ts'
import { revision } from './revision.ts'

/**
 * Names what is missed of this turn: a dish that is not cooked first, with the question whether this will do, and the rest
 * behind what was changed. The first thing that it is unsure of becomes the question at the end.
 */
export function gapsIn(reading: Reading): { first: string[]; missed: string[]; close: string } {
  const { unsure, missed, wishes } = reading
  const { language } = wishes
  const names = unsure.map((name) => filled(sentences.quoted[language], { name }))
  const isShown = wishes.settled !== null
  const said = (isForm: boolean) =>
    unaccounted(
      { ...reading, missed: missed.filter(({ isNew, kind }) => isNew && (kind === 'form') === isForm) },
      isShown,
    )
  const first = said(true)
  return {
    first,
    missed: said(false),
    close:
      unsure.length > 0
        ? frame('unsure', language, { list: joined(names, language) })
        : first.length > 0 && isShown
          ? sentences.askInstead[language]
          : '',
  }
}

const tellsOfAllergy = new RegExp(allergyWords.source)

/** What the turn asks, also without the form of a question; what was understood as nothing else may be one. */
export function questionsIn({ said: words, asked, wishes, before, mood, dish }: Reading): readonly string[] {
  // Whose tin and which it was meant for, with both sizes, asks whether it will do.
  if (asked.length === 0 && before && before.tin !== wishes.tin)
    return /\d.*\D\d/.test(words) ? [words] : asked
  if (asked.length > 0) return asked
  const isAsked =
    isStatedQuestion(words, wishes.language) ||
    (mood === 'stray' &&
      wishes.settled !== null &&
      !speaksOfVessels(words, wishes.language) &&
      recall(words, dish.recipe.title, wishes.language) !== null)
  return isAsked ? [words] : []
}

export function smallTalk(reading: Reading): Moves | null {
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
      if (doubtsSaid(reading).length > 0) return { ...noMoves, close: back }
      return { ...noMoves, changes: [`${pick(sentences.welcomes, reading)} ${back}`] }
    case 'thanks':
      return { ...noMoves, changes: [`${pick(sentences.thanked, reading)} ${back}`] }
    case 'praise':
      return onTable
        ? {
            ...noMoves,
            changes: [pick(sentences.praised, reading)],
            close: filled(sentences.readyToFinish[language], { title: dish.recipe.title }),
          }
        : { ...noMoves, close: back }
    case 'handover':
      return { ...noMoves, close: filled(sentences.readyToFinish[language], { title: dish.recipe.title }) }
    case 'question':
      if (offTopic.test(reading.said))
        return { ...noMoves, changes: [`${pick(sentences.strays, reading)} ${back}`] }
      return {
        ...noMoves,
        answers: answersTo(reading.asked.length > 0 ? reading.asked : [reading.said], reading),
        close: onTable ? '' : sentences.askDish[language],
      }
    case 'stray':
      if (offTopic.test(reading.said))
        return { ...noMoves, changes: [`${pick(sentences.strays, reading)} ${back}`] }
      if (onTable && speaksOfVessels(reading.said, reading.wishes.language))
        return {
          ...noMoves,
          changes: [filled(sentences.changes.fits[language], { title: dish.recipe.title })],
          close: back,
        }
      return tellsOfPast(reading.said, language)
        ? { ...noMoves, changes: [aboutChef(onTable ? 'remark' : 'remark-open', language)], close: back }
        : { ...noMoves, missed: [sentences.unclear[language]], close: back }
    default:
      return null
  }
}

/** What the turn does, without what it asks. */
function movesOf(reading: Reading): Moves {
  const { wishes, before, dish, dishBefore, mood, vague, lone } = reading
  const { language } = wishes
  const stillOpen = (lone || !isConcrete(wishes)) && mood !== 'surprise' && vague < 2
  const quiet =
    mood !== 'surprise' && (wishes.settled === null || before?.settled !== null || mood !== 'wish')
      ? smallTalk(reading)
      : null
  if (quiet && !(vague === 2 && before?.settled === null && mood !== 'question')) return quiet
  if (stillOpen)
    return {
      ...noMoves,
      warnings: warnings({ ...reading, before: null }),
      changes: [noting(wishes)],
      close: sentences.firstQuestions[language],
    }
  const revised =
    dishBefore !== null &&
    mood === 'wish' &&
    dishBefore.plan.template.id === dish.plan.template.id &&
    before?.settled !== null
  return revised ? revision(reading, dishBefore) : proposal(reading)
}

/** A menu is not cooked at once: what was said of the table is noted, and one course is asked for. */
function menuMoves(reading: Reading): Moves {
  const { language } = reading.wishes
  return {
    ...noMoves,
    warnings: warnings({ ...reading, before: null }),
    changes: [noting(reading.wishes) || keepingTo(reading.wishes)],
    close: aboutChef('menu', language),
  }
}

/** Who says that it is made the day before hears how, once; whoever only asks is answered. */
function newlyAhead({ wishes: { ahead, settled, language }, before, dish }: Reading): string[] {
  const isNew = ahead !== null && settled !== null && (before?.ahead !== ahead || before.settled !== settled)
  return isNew ? [adviceAhead(dish, ahead, language)] : []
}

/** The chef's next words, 1 to 4,000 characters in the guest's language. */
export function replyTo(reading: Reading): string {
  const refusal = refusing(reading)
  if (refusal) return refusal
  const questions = questionsIn(reading)
  const cold = reading.before === null || reading.before.settled === null
  const isMenu =
    cold && questions.some((each) => recogniseAny(each, reading.wishes.language)?.type === 'menu')
  const moves = isMenu ? menuMoves(reading) : movesOf(reading)
  const isOver = isMenu || moves.answers.length > 0
  const answers = [
    ...(isOver || questions.length === 0 ? moves.answers : answersTo(questions, reading)),
    ...newlyAhead(reading),
  ]
  // Whose words were answered as a question need not hear which of them was strange, unless they tell of an allergy.
  const isAnswered =
    (reading.mood === 'question' || reading.mood === 'stray') &&
    reading.asked.length === 0 &&
    !tellsOfAllergy.test(reading.said) &&
    answers.length > 0 &&
    !answers.includes(aboutChef('unknown', reading.wishes.language))
  const gaps = isAnswered ? { first: [], missed: [], close: '' } : gapsIn(reading)
  // What only says that nothing was understood is not said beside an answer.
  const nothing = sentences.notUnderstood[reading.wishes.language]
  const onlyAnswer =
    answers.length > 0 && moves.answers.length === 0 && (moves.close === nothing || reading.mood === 'stray')
  // That nothing has to change is nothing to say beside an answer.
  const idle = filled(sentences.changes.fits[reading.wishes.language], { title: reading.dish.recipe.title })
  // Naming the words says it better than that something was not understood.
  const missed = moves.missed.filter((each) => each !== sentences.unclear[reading.wishes.language])
  const text = spoken({
    ...(onlyAnswer ? { ...noMoves, close: cold ? sentences.askDish[reading.wishes.language] : '' } : moves),
    ...(answers.length > 0 && !onlyAnswer ? { changes: moves.changes.filter((each) => each !== idle) } : {}),
    ...(gaps.first.length > 0 ? { changes: [...gaps.first, ...moves.changes] } : {}),
    // Whatever else a turn is, a danger in it is said.
    warnings: [...moves.warnings, ...warnings(reading)],
    answers,
    ...(gaps.missed.length > 0 ? { missed: [...missed, ...gaps.missed] } : {}),
    ...(gaps.close || (gaps.missed.length > 0 && moves.close === nothing) ? { close: gaps.close } : {}),
  })
  return plainApostrophes(text).slice(0, 4000)
}
