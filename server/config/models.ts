/** A model behind an API: whose, which, and where when it is not where it always is. */
export interface ModelSettings {
  provider: ModelProvider
  model: string
  /** Without a trailing slash; null means the provider's own address. */
  url: string | null
  /** Self-hosted servers often need none. */
  key: string | null
}

const modelProviders = ['openai', 'anthropic', 'google', 'compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

/** Anthropic paints nothing. */
const paintingProviders = ['openai', 'google', 'compatible'] as const

export type ModelChoice = { kind: 'builtin' } | ({ kind: 'model' } & ModelSettings)

const settingRows = (name: ModelSetting, who: string, providers: readonly string[], example: string) => [
  { name, example: 'builtin', meaning: `${who}: builtin (offline, no key), ${providers.join(', ')}.` },
  { name: `${name}_MODEL`, example: '', meaning: `The name of the model, for example ${example}.` },
  {
    name: `${name}_URL`,
    example: '',
    meaning:
      'Where the model is: needed for compatible (any OpenAI-style server, with its /v1); the provider’s own address when empty.',
  },
  { name: `${name}_KEY`, example: '', meaning: 'The key of the provider; compatible works without one.' },
]

const prices = (name: ModelSetting) => ({
  name: `${name}_PRICES`,
  example: '',
  meaning: `What a million tokens of ${name}_MODEL cost, read and written: for example 1.25/10; without it only tokens are counted.`,
})

/** The settings of chef and painter as rows of the one list of settings. */
export const modelSettings = [
  ...settingRows('CHEF', 'Who cooks', modelProviders, 'gpt-5.2 or llama3.3'),
  prices('CHEF'),
  {
    name: 'CHEF_TIMEOUT',
    example: '60',
    meaning:
      'For how many seconds a model may be silent before and between its words, 5 to 1800; more for a slow local one.',
  },
  ...settingRows('CHEF_FALLBACK', 'Who cooks while CHEF does not answer', modelProviders, 'llama3.3'),
  prices('CHEF_FALLBACK'),
  ...settingRows('PAINTER', 'Who paints', paintingProviders, 'gpt-image-1 or gemini-2.5-flash-image'),
  {
    name: 'CHEF_DAILY_BUDGET',
    example: '',
    meaning:
      'Model tokens that a member may use up in a day (UTC), then the built-in chef goes on; no limit when empty.',
  },
  {
    name: 'CHEF_SITE_BUDGET',
    example: '',
    meaning: 'The same for all members together.',
  },
  {
    name: 'PAINTER_DAILY_BUDGET',
    example: '',
    meaning:
      'Pictures that a model may paint in a day (UTC) for all members together, then they are drawn; no limit when empty.',
  },
]

/** Whose model it is. */
export type ModelSetting = 'CHEF' | 'CHEF_FALLBACK' | 'PAINTER'

/**
 * Who cooks, or who paints. `get` reads one variable, null when it is empty; every half-made set-up is added to
 * `problems` by the names of its variables.
 */
export function readModelChoice(
  name: ModelSetting,
  get: (name: string) => string | null,
  problems: string[],
): ModelChoice {
  const providers: readonly ModelProvider[] = name === 'PAINTER' ? paintingProviders : modelProviders
  const given = get(name) ?? 'builtin'
  // Earlier versions called the built-in one `house`.
  const chosen = given === 'house' ? 'builtin' : given
  const model = get(`${name}_MODEL`)
  const url = get(`${name}_URL`)
  const key = get(`${name}_KEY`)
  if (chosen === 'builtin') {
    const unused = [model && '_MODEL', url && '_URL', key && '_KEY'].filter((part) => part !== null)
    if (unused.length > 0) {
      // A key without a provider is a mistake that would leave the built-in chef in place unnoticed.
      problems.push(
        `${name} must name a provider when ${unused.map((part) => name + part).join(', ')} is set`,
      )
    }
    return { kind: 'builtin' }
  }
  const provider = providers.find((each) => each === chosen)
  if (provider === undefined) {
    problems.push(`${name} must be builtin, ${providers.join(', ')}`)
    return { kind: 'builtin' }
  }
  if (model === null) problems.push(`${name}_MODEL is missing`)
  if (provider === 'compatible' && url === null) problems.push(`${name}_URL is missing`)
  if (provider !== 'compatible' && key === null) problems.push(`${name}_KEY is missing`)
  if (url !== null && !(URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol))) {
    problems.push(`${name}_URL must be a URL that begins with http:// or https://`)
  }
  return { kind: 'model', provider, model: model ?? '', url: url?.replace(/\/+$/, '') ?? null, key }
}

/** What a million tokens cost, in whatever currency the provider's bill is. */
export interface TokenPrices {
  input: number
  output: number
}

/** The prices of a model that cooks; null when they are not set, since nothing here knows them better. */
export function readTokenPrices(
  name: ModelSetting,
  get: (name: string) => string | null,
  problems: string[],
): TokenPrices | null {
  const value = get(`${name}_PRICES`)
  if (value === null) return null
  const [, input, output] = /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)$/.exec(value) ?? []
  if (input !== undefined && output !== undefined) return { input: Number(input), output: Number(output) }
  problems.push(`${name}_PRICES must be two prices like 1.25/10`)
  return null
}

/** Tokens or pictures a day, or null without a limit. */
export function readBudget(
  name: 'CHEF_DAILY_BUDGET' | 'CHEF_SITE_BUDGET' | 'PAINTER_DAILY_BUDGET',
  get: (name: string) => string | null,
  problems: string[],
): number | null {
  const value = get(name)
  if (value === null) return null
  const budget = Number(value)
  if (Number.isSafeInteger(budget) && budget > 0) return budget
  problems.push(`${name} must be a whole number above 0`)
  return null
}

/** How long a model may be silent, in milliseconds. */
export function readChefTimeout(get: (name: string) => string | null, problems: string[]): number {
  const seconds = Number(get('CHEF_TIMEOUT') ?? '60')
  if (seconds >= 5 && seconds <= 1800) return seconds * 1000
  problems.push('CHEF_TIMEOUT must be a number of seconds from 5 to 1800')
  return 60_000
}
