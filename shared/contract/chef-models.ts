import * as z from 'zod/mini'
import { limits } from '../constants/limits.ts'
import { endpoint } from './endpoint.ts'
import { isoDate } from './wire.ts'

const text = z.string().check(z.maxLength(limits.chefModels.textMax))
const known = z.nullable(z.boolean())

const chefModel = z.object({
  /** The setting that chose it. */
  setting: z.enum(['CHEF', 'CHEF_FALLBACK']),
  provider: text,
  model: text,
  /** How it is held to the shape of an answer. */
  schema: z.enum(['json_schema', 'json_object', 'prompt']),
  /** Null where nobody has tried it yet. */
  tools: known,
  vision: known,
  /** In tokens, where its server tells. */
  context_length: z.nullable(z.number()),
  /** Takes a wish for little reasoning. */
  effort: z.boolean(),
  checked_at: z.nullable(isoDate),
  /** What is wrong, by the name of the setting, in English like the log. */
  problem: z.nullable(text),
  /** It does not answer, and is not asked until then. */
  paused_until: z.nullable(isoDate),
})

const usage = z.object({
  provider: text,
  model: text,
  task: text,
  outcome: text,
  calls: z.number(),
  input_tokens: z.number(),
  output_tokens: z.number(),
  cost: z.number(),
})

/** The models and what they were asked for today (UTC), with the budgets of the day; null is no limit. */
const status = z.object({
  models: z.array(chefModel).check(z.maxLength(2)),
  usage: z.array(usage).check(z.maxLength(limits.chefModels.usageRows)),
  budgets: z.object({
    member_tokens: z.nullable(z.number()),
    site_tokens: z.nullable(z.number()),
    pictures: z.nullable(z.number()),
  }),
})

export const readChefModels = endpoint({
  method: 'GET',
  path: '/api/admin/chef-models',
  who: 'admin',
  summary: 'The models that cook, what is known of them, and what all members together have used today.',
  answer: status,
})

export const checkChefModels = endpoint({
  method: 'POST',
  path: '/api/admin/chef-models/check',
  who: 'admin',
  summary:
    'Asks each model four short questions and answers what it can do, or what is wrong. May take minutes.',
  answer: status,
  errors: ['too many requests'],
})
