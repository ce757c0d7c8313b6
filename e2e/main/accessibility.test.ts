import { afterAll, expect, test } from 'vitest'
import { walkMainPages } from '../axe-walk.ts'
import { closeBrowser } from '../browser.ts'

afterAll(closeBrowser)

// `npm run test:e2e` walks every page, dialog and menu.
test('axe finds nothing on the main pages, in German, dark, 360 px wide', async () => {
  expect(await walkMainPages('de', 'dark', { width: 360, height: 740 })).toEqual([])
})
