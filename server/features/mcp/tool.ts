import type * as z from 'zod/mini'
import type { TokenUse } from '#shared/contract/endpoint.ts'
import type { ToolContext } from '../chat/turn/member-tool.ts'

export type { ToolContext }

/** A tool of the Model Context Protocol: a few calls of the API that belong together. */
export interface Tool {
  name: string
  title: string
  /** For a model, which decides by it. */
  description: string
  /** A token that may only read has the tools that read. */
  use: TokenUse
  input: z.core.$ZodType
  run: (input: never, context: ToolContext) => Promise<unknown>
}

export function tool<Input extends z.core.$ZodType>(
  declared: Omit<Tool, 'input' | 'run'> & {
    input: Input
    run: (input: z.core.output<Input>, context: ToolContext) => Promise<unknown>
  },
): Tool {
  return declared
}
