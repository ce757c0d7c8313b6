import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { apiError, isErrorCode } from '#shared/contract/errors.ts'
import { capacity } from '#shared/constants/capacity.ts'
import { limits } from '#shared/constants/limits.ts'
import type { HttpContext } from './app.ts'
import {
  announcedSize,
  checkAnnouncedSize,
  checkOneLongText,
  isStorable,
  parseJsonObject,
  readBody,
} from './body.ts'
import { boundaryOf, parseForm } from './form.ts'

/** Checks size and type by the headers alone; throws `too large` and `unsupported type`. */
export function checkAnnouncedBody(context: HttpContext, endpoint: Endpoint): void {
  if (!endpoint.body && !endpoint.form) return
  checkAnnouncedSize(context, maxBytes(endpoint))
  const type = context.req.header('content-type')
  if (endpoint.form && boundaryOf(type) === null) throw apiError('unsupported type')
  const isJson = type?.split(';')[0]?.trim().toLowerCase() === 'application/json'
  if (endpoint.body && announcedSize(context) !== 0 && !isJson) throw apiError('unsupported type')
}

function maxBytes(endpoint: Endpoint): number {
  if (endpoint.maxBody !== undefined) return endpoint.maxBody
  if (endpoint.form) return limits.imageUpload.maxBytes + capacity.body.besideFile
  return endpoint.who === 'anyone' ? capacity.body.anonymous : capacity.body.json
}

/** Reads the body or form that an endpoint declares; `reserve` is called before bytes are stored in memory. */
export async function readInput(
  context: HttpContext,
  endpoint: Endpoint,
  reserve: (bytes: number) => void,
): Promise<{ body: unknown; form: unknown }> {
  const read = () => readBody(context, maxBytes(endpoint), reserve)
  return {
    body: endpoint.body && parse(endpoint.body, await readJson(read)),
    form: endpoint.form && readForm(endpoint.form, context, await read()),
  }
}

async function readJson(read: () => Promise<Buffer>): Promise<Record<string, unknown>> {
  const bytes = await read()
  checkOneLongText(bytes)
  return parseJsonObject(bytes)
}

function readForm(schema: z.core.$ZodType, context: HttpContext, bytes: Buffer): unknown {
  const boundary = boundaryOf(context.req.header('content-type')) ?? ''
  const { file, fields } = parseForm(bytes, boundary, capacity.body.besideFile)
  if (!isStorable(fields)) throw apiError('invalid input')
  return { ...(parse(schema, fields) as object), file }
}

export function parse(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value)
  if (!result.success) {
    // A check may say by a code what is wrong.
    const code = result.error.issues.map(({ message }) => message).find(isErrorCode)
    throw apiError(code ?? 'invalid input', { cause: result.error })
  }
  return result.data
}
