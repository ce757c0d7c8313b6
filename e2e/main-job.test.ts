import { expect, test } from 'vitest'
import { mainJob } from './main-job.ts'
import { prompts } from './texts.ts'

// English is in `npm test`, French and Spanish in `npm run test:slow`.
test('from the printed link to the public page, in German', async () => {
  const text = await mainJob('de')
  for (const part of prompts.de.holds) expect(text).toMatch(part)
})
