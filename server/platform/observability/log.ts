import { pino, type DestinationStream, type Logger } from 'pino'

/** The structured log, on stderr: stdout is for people, and carries the links of mails. */
export function createLog(destination: DestinationStream = pino.destination(2), level = 'info'): Logger {
  return pino({ base: null, level, serializers: { err: serializeError } }, destination)
}

/** Prints lines for people; whatever is in one, it stays one. */
export function createPrint(write: (text: string) => unknown): (line: string) => void {
  return (line) => void write(`${line.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')}\n`)
}

interface LoggedError {
  type: string
  message?: string
  code?: string
  constraint?: string
  stack?: string
  cause?: LoggedError
}

/** Names and codes are words of programs; anything else in their place may come from a person. */
const safeWord = /^[A-Za-z][\w.:]{0,79}$|^[0-9][0-9A-Z]{4}$/

const maxCauses = 3

/**
 * An error without what people typed, which libraries put into own properties and, mostly in quotes, into messages.
 * What is not known to be free of it is left out: the code and the stack still show where and what failed.
 */
export function serializeError(error: unknown, causes = maxCauses): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error }
  const message = safeMessage(error)
  const code = wordOf(error, 'code')
  const constraint = wordOf(error, 'constraint')
  const stack = framesOf(error)
  return {
    type: wordOf(error, 'name') ?? 'Error',
    ...(message !== null && { message }),
    ...(code !== null && { code }),
    ...(constraint !== null && { constraint }),
    ...(stack !== '' && { stack }),
    ...(error.cause !== undefined && causes > 0 && { cause: serializeError(error.cause, causes - 1) }),
  }
}

function wordOf(error: Error, name: string): string | null {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' && safeWord.test(value) ? value : null
}

function safeMessage(error: Error): string | null {
  // Messages of the system contain names of hosts and files without quotes.
  const call = wordOf(error, 'syscall')
  if (call !== null) return [call, wordOf(error, 'code')].join(' ')
  // Parsers quote their input, each in its own way; libraries repeat what they were given. What quotes end cannot be
  // told, for what was typed may hold some: the message ends where the first one begins.
  if (error instanceof SyntaxError || isOfLibrary(error)) return null
  return error.message.replace(/["'`«„“‘\n].*/su, '…')
}

/** Whether a package raised it. PostgreSQL's own messages, which the driver hands on, quote what is not theirs. */
function isOfLibrary(error: Error): boolean {
  const [first = ''] = framesOf(error).split('\n')
  return (
    first.includes('/node_modules/') && !/\/node_modules\/(?:pg|pg-protocol|pg-pool|kysely)\//.test(first)
  )
}

/** The stack without the message above it; empty when the message cannot be told from the frames. */
function framesOf(error: Error): string {
  const stack = error.stack ?? ''
  const from = stack.indexOf(error.message)
  if (error.message === '' ? !/^\w+\n/.test(stack) : from < 0) return ''
  return stack
    .slice(from + error.message.length)
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n')
}
