import { describe, expect, test } from 'vitest'
import { apiError } from '#shared/contract/errors.ts'
import { createLog, createPrint, serializeError } from './log.ts'

/** What is thrown when `step` runs. */
function thrownBy(step: () => unknown): unknown {
  try {
    step()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

const typed = 'HunterSecret22'
const written = (error: unknown) => JSON.stringify(serializeError(error))

describe('an error in the log', () => {
  test('keeps its type, message, stack and code', () => {
    const error = Object.assign(new RangeError('too far'), { code: 'E_FAR' })
    expect(serializeError(error)).toEqual({
      type: 'RangeError',
      message: 'too far',
      code: 'E_FAR',
      stack: expect.stringMatching(/^ +at .*log\.test\.ts/),
    })
  })

  const endless = new Error('x')
  endless.cause = endless
  const changed = new Error(typed)
  changed.message = 'x'

  test.each([
    ['a URL that is none', thrownBy(() => new URL(`http://me:${typed}@host:99999/`))],
    ['JSON that is none', thrownBy(() => JSON.parse(`${typed} "x"`))],
    ['a regular expression that is none', thrownBy(() => new RegExp(`(${typed}`))],
    ['a property of its own', Object.assign(new Error('x'), { input: typed })],
    ['a code that is no code', Object.assign(new Error('x'), { code: `a ${typed}` })],
    ['a name that is no name', Object.assign(new Error('x'), { name: `a ${typed}` })],
    ['a text', typed],
    ['an object', { message: typed }],
    ['a quotation', new Error(`unknown key "a "${typed}" b" ${typed}\n    at ${typed} (file:///x.ts:1:1)`)],
    ['a second line', new Error(`unknown\n${typed}`)],
    ['a message changed later', changed],
    ['a cause', new Error('x', { cause: Object.assign(new Error(`'${typed}'`), { input: typed }) })],
    ['an endless chain of causes', endless],
    ['several at once', new AggregateError([new Error(typed)], 'x')],
    ['a refusal', apiError('server error', { cause: thrownBy(() => JSON.parse(typed)) })],
  ])('holds nothing that was typed: %s', (_, error) => {
    expect(written(error)).not.toContain(typed)
  })

  test('of the system has what failed and how, without the name that was looked up or opened', async () => {
    const error: unknown = await fetch(`http://${typed}.invalid/`).catch((failure: unknown) => failure)
    expect(written(error)).not.toMatch(new RegExp(typed, 'i'))
    expect(written(error)).toMatch(/getaddrinfo E/)
  })

  test('of the database keeps its code and constraint, without the row', () => {
    const error = Object.assign(new Error('duplicate key value violates unique constraint "users_email"'), {
      name: 'error',
      code: '23505',
      severity: 'ERROR',
      constraint: 'users_email',
      detail: `Key (email)=(${typed}@example.org) already exists.`,
      where: typed,
    })
    expect(serializeError(error)).toMatchObject({ code: '23505', constraint: 'users_email' })
    expect(written(error)).not.toContain(typed)
  })

  test('goes through the logger like this', () => {
    const lines: string[] = []
    const log = createLog({ write: (line) => void lines.push(line) })
    log.error({ err: thrownBy(() => new URL(typed)) }, 'server error')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'server error',
      err: { code: 'ERR_INVALID_URL' },
    })
    expect(lines.join('')).not.toContain(typed)
  })
})

test('a line that is printed stays one line', () => {
  const lines: string[] = []
  createPrint((text) => lines.push(text))('Eve\n{"level":60}\r\u2028x\u001b[2Jy')
  expect(lines).toEqual(['Eve {"level":60} x [2Jy\n'])
})
