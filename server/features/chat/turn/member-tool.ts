import type * as z from 'zod/mini'
import type { Language } from '#shared/constants/languages.ts'
import type { Call } from '#shared/contract/call.ts'
import type { ChefTool } from '../../../adapters/chef/model/desk.ts'
import type { Restrictions } from '../../recipes/season-queries.ts'

/** Who uses a tool. Everything goes through `call`: the routes themselves, with the rights and limits of the request. */
export interface ToolContext {
  call: Call
  /** The language of the user. */
  language: Language
  now: number
  publicUrl: string
  /** What those who eat at the user's table must not have, for the chef: names of people are not told. */
  restrictions: () => Promise<Restrictions>
}

/** A tool of assistants that reads, and that the chef may use as well. */
export interface MemberTool {
  name: string
  description: string
  input: z.core.$ZodType
  run: (input: never, context: ToolContext) => Promise<unknown>
}

/** What the chef may look up for a member: always, and where the member lets the model's provider know it. */
export interface MemberTools {
  open: readonly MemberTool[]
  shared: readonly MemberTool[]
}

export const withContext = (tools: readonly MemberTool[], context: ToolContext): ChefTool[] =>
  tools.map(({ name, description, input, run }) => ({
    name,
    description,
    input,
    run: (given) => run(given, context),
  }))
