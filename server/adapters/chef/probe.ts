import { jsonSchema, tool } from 'ai'
import { modelFailureOf } from '../model-failure.ts'
import { askModel, type Question } from './ask-model.ts'
import { assumedCapabilities } from './capabilities.ts'
import { contextLengthOf } from './context-length.ts'
import { explanation } from './explanation.ts'
import type { ChefModel } from './language-model.ts'

/** A red square. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEXcFBQXnfKmAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYhe3BgQAAAADDoPlT3+AEVQEAAAB0DRBAAAGx1LfoAAAAAElFTkSuQmCC'

const shape = {
  type: 'object',
  properties: { dish: { type: 'string' } },
  required: ['dish'],
  additionalProperties: false,
}

/**
 * Tries what a model can do with four short requests, and notes it in `model.can` and `model.checked`. Never throws: a
 * model that does not answer is noted with what an operator can do.
 */
export async function probeModel(model: ChefModel, signal: AbortSignal, now: number): Promise<void> {
  Object.assign(model.can, assumedCapabilities(model.settings.provider))
  try {
    const question = {
      task: 'probe' as const,
      instructions: 'You answer in JSON like {"dish": "leek soup"}.',
      messages: [{ role: 'user' as const, content: 'Name a dish.' }],
      schema: shape,
      maxTokens: 60,
    }
    await askModel(model, question, { signal, onTokens: () => undefined })
    model.can.tools = await callsTools(model, signal)
    model.can.vision = await sees(model, signal)
    model.can.contextLength = await contextLengthOf(model.settings, signal)
    model.breaker.onSuccess()
    model.checked = { at: now, problem: null }
  } catch (error) {
    const failure = modelFailureOf(error)
    if (!signal.aborted) model.breaker.onFailure(failure)
    model.checked = { at: now, problem: explanation(model, failure) }
  }
}

/** What a model wrote; null where its server refuses the request or breaks on it, and so cannot do what it asks for. */
async function tried(
  model: ChefModel,
  signal: AbortSignal,
  asked: Pick<Question, 'instructions' | 'messages' | 'tools'>,
): Promise<string | null> {
  try {
    const question = { ...asked, task: 'probe' as const, maxTokens: 200 }
    return (await askModel(model, question, { signal, onTokens: () => undefined })).text
  } catch (error) {
    const failure = modelFailureOf(error)
    if (failure.reason === 'unreachable' || failure.reason === 'timeout' || signal.aborted) throw failure
    return null
  }
}

async function callsTools(model: ChefModel, signal: AbortSignal): Promise<boolean> {
  let isCalled = false
  const setTable = tool({
    description: 'Notes for how many guests to cook.',
    inputSchema: jsonSchema<{ guests: number }>({
      type: 'object',
      properties: { guests: { type: 'integer' } },
      required: ['guests'],
      additionalProperties: false,
    }),
    execute: () => void (isCalled = true),
  })
  await tried(model, signal, {
    instructions: 'You note with the tool what you are told.',
    messages: [{ role: 'user', content: 'There are four guests. Note that with the tool.' }],
    tools: { set: { setTable }, steps: 1 },
  })
  return isCalled
}

async function sees(model: ChefModel, signal: AbortSignal): Promise<boolean> {
  const text = await tried(model, signal, {
    instructions: 'You answer with one English word.',
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text: 'Which colour is this? One English word.' },
          { type: 'file', data: Buffer.from(picture, 'base64'), mediaType: 'image/png' },
        ],
      },
    ],
  })
  return /red|crimson|scarlet/i.test(text ?? '')
}
