import { spoils } from './place-in-dish.ts'
import { isAllowed } from '../safety/wishes/allowed.ts'
import type { Reading } from '../understand/understand.ts'
import { answerOne } from './answer-one.ts'
import { isEveryday } from './known.ts'
import { looselyRead } from './loose.ts'
import { applianceTime } from './machines.ts'
import { mainAmounts, startTime } from './of-the-dish.ts'
import type { Question } from './recognise.ts'
import type { QuestionType } from './question-types.ts'
import { aboutChef, foodsIn, frame, plainList, type Table } from './table.ts'

/** "Could I put egg in?": whether it fits; it only goes in when the user says so. */
function mayAdd(question: Question, { language, wishes, dish }: Table): string | null {
  const foods = foodsIn(question.text, language).filter((each) => isAllowed(each, wishes))
  if (foods.length === 0 || !dish) return null
  const there = foods.filter((each) => dish.plan.parts.some(({ ingredient }) => ingredient === each))
  if (there.length > 0) return frame('is-in', language, { list: plainList(there, language) })
  const fit = foods.filter((each) => !spoils(each, dish.plan.dish.kind))
  const isSalty = fit.some(({ flavours }) => flavours.includes('salty'))
  return fit.length > 0
    ? [
        frame('may-add', language, { list: plainList(fit, language) }),
        isSalty ? frame('salty-itself', language) : '',
      ]
        .filter(Boolean)
        .join(' ')
    : frame('spoils', language, { list: plainList(foods, language) })
}

/** What a question is about that fits no rule, answered by the first of its topics of which something is known. */
export function looseAnswer(sentence: string, table: Table, { turn }: Reading): string | null {
  const { language, dish } = table
  const own = dish ? { ...table, dish } : null
  const unknown = new Set([aboutChef('unknown', language), aboutChef('no-dish', language), ''])
  const isShort = sentence.trim().split(/\s+/).length <= 4
  const read = [
    ...looselyRead(sentence, language),
    // "My wife is pregnant: does it matter?" asks with the words before.
    ...(isShort ? looselyRead(turn, language) : []),
  ]
  for (const { type, question } of read) {
    const foods = foodsIn(question.text, language).length > 0
    const answer =
      type === 'appliance'
        ? applianceTime(question.text, table)
        : type === 'add'
          ? mayAdd(question, table)
          : type === 'start'
            ? own && (startTime(turn, own) ?? answerOne({ ...question, type: 'totalTime' }, table))
            : type === 'portion' && !foods
              ? own && mainAmounts(own)
              : answerOne(question, table)
    if (answer && !unknown.has(answer)) return answer
  }
  return null
}

/** Whether a question is of a machine in which nothing takes its usual time. */
export const isOfMachine = (sentence: string, language: Table['language']): boolean =>
  looselyRead(sentence, language).some(({ type }) => type === 'appliance')

/** In a pressure or slow cooker everything takes another time than the recipe says. */
export function machineTime(sentence: string, question: Question | null, table: Table): string | null {
  const asked = looselyRead(sentence, table.language).find(({ type }) => type === 'appliance')
  return asked &&
    (question === null || (untimed.includes(question.type) && !isEveryday(question.key, table.language)))
    ? applianceTime(asked.question.text, table)
    : null
}

const untimed: readonly QuestionType[] = ['timing', 'totalTime', 'advice', 'ahead', 'prepare']
