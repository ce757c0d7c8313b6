import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { untilQuiet } from './quiet.ts'
import { commonServer } from './server.ts'

/** React and react-dom alone, bundled the way the page is. */
async function reactAlone(): Promise<number> {
  const entry = 'react-alone'
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry
            ? 'import * as React from "react"; import { createRoot } from "react-dom/client"; globalThis.x = [React, createRoot]'
            : null,
      },
    ],
    build: { write: false, rollupOptions: { input: entry } },
  })
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return outputs.reduce((sum, each) => sum + (each.type === 'chunk' ? gzipSync(each.code).length : 0), 0)
}

test('the landing page loads at most twice the JavaScript of React itself', async () => {
  const { page } = await openPage()
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length))
  })
  await page.goto(`${commonServer().url}/en`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await untilQuiet(page)
  const loaded = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  const react = await reactAlone()
  expect(react).toBeGreaterThan(50_000)
  expect(loaded / react).toBeLessThanOrEqual(2)
})
