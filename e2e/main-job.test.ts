import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { mainJob } from './main-job.ts'
import { prompts } from './texts.ts'

// English is in `npm test`.
test.each(languages.filter((language) => language !== 'en'))(
  'from the printed link to the public page, in %s',
  async (language) => {
    const text = await mainJob(language)
    for (const part of prompts[language].holds) expect(text).toMatch(part)
  },
)
