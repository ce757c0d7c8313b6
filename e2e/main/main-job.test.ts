import { expect, test } from 'vitest'
import { mainJob } from '../main-job.ts'
import { prompts } from '../texts.ts'

// The other three languages are in `npm run test:slow`.
test('from the printed link to the public page, in en', async () => {
  const text = await mainJob('en')
  for (const part of prompts.en.holds) expect(text).toMatch(part)
})
