import { expect, test } from 'vitest'
import { mainJob } from '../main-job.ts'
import { prompts } from '../texts.ts'

test.each(['fr', 'es', 'de'] as const)(
  'from the printed link to the public page, in %s',
  async (language) => {
    const text = await mainJob(language)
    for (const part of prompts[language].holds) expect(text).toMatch(part)
  },
)
