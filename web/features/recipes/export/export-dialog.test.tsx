import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RequireSession } from '../../../app/layout/route-guards.tsx'
import { renderPage } from '../../../test/render-page.tsx'
import { renderRecipeDialog } from '../test-dialog.tsx'
import { wireRecipe } from '../test-recipe.ts'
import { ExportDialog } from './export-dialog.tsx'
import type { Exported } from './export-queries.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['answers']>

afterEach(() => localStorage.clear())

/** The files that are handed to the browser's downloads. */
function downloads() {
  const files: Blob[] = []
  const urls = { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} }
  vi.stubGlobal('URL', Object.assign(URL, urls))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return files
}

async function renderExport(exported: Exported, answers: Answers) {
  const page = renderPage(
    <RequireSession>
      <ExportDialog exported={exported} open onClose={() => undefined} />
    </RequireSession>,
    { signedIn: true, answers },
  )
  const dialog = within(await screen.findByRole('dialog'))
  const download = () => page.user.click(dialog.getByRole('button', { name: 'Download' }))
  return { ...page, dialog, download }
}

test('a recipe is downloaded in the chosen format, which is remembered', async () => {
  const files = downloads()
  const { dialog, choose, user, sent } = await renderRecipeDialog(wireRecipe(), {
    'GET /api/recipes/r1/export?format=cooklang': { json: {} },
  })
  await choose('Export as …')
  const asked = within(await screen.findByRole('dialog', { name: 'Export “Leek gratin”' }))
  expect(asked.getByRole('radio', { name: /^Markdown/ })).toBeChecked()
  await user.click(asked.getByRole('radio', { name: /^Cooklang/ }))
  await user.click(asked.getByRole('button', { name: 'Download' }))
  expect(await asked.findByText(/is in your downloads/)).toBeVisible()
  expect(files).toHaveLength(1)
  expect(sent('GET /api/recipes/r1/export?format=cooklang')).toHaveLength(1)
  expect(localStorage.getItem('export_format')).toBe('cooklang')
  expect(dialog.queryByRole('alert')).toBeNull()
})

test('a recipe that is only shared cannot be exported', async () => {
  const { dialog, user } = await renderRecipeDialog(wireRecipe({ mine: false, IsPublic: false }))
  await user.click(dialog.getByRole('button', { name: 'More' }))
  await screen.findByRole('menuitem', { name: 'Print' })
  expect(screen.queryByRole('menuitem', { name: 'Export as …' })).toBeNull()
})

test.each<[string, Exported, string, unknown]>([
  ['the binder', { kind: 'binder' }, 'POST /api/recipes/export', { format: 'markdown' }],
  [
    'chosen recipes',
    { kind: 'chosen', ids: ['r1', 'r2'] },
    'POST /api/recipes/export',
    { format: 'markdown', recipes: ['r1', 'r2'] },
  ],
  [
    'a collection',
    { kind: 'collection', id: 'c1', title: 'Soups' },
    'GET /api/collections/c1/export?format=markdown',
    undefined,
  ],
])('%s is one archive', async (_, exported, request, body) => {
  const files = downloads()
  const { dialog, download, sent } = await renderExport(exported, { [request]: { json: {} } })
  await download()
  await waitFor(() => expect(files).toHaveLength(1))
  expect(sent(request)).toEqual([body])
  expect(await dialog.findByText(/is in your downloads/)).toBeVisible()
})

test.each([
  [{ status: 404, json: { error: 'not found' } }, 'There is nothing to export'],
  [{ status: 429, json: { error: 'too many requests' } }, 'That was'],
  [{ status: 500, json: { error: 'server error' } }, 'The export did not work.'],
  [null, 'The export did not work.'],
])('what fails is explained, and nothing is saved: %j', async (answer, text) => {
  const files = downloads()
  const { dialog, download } = await renderExport({ kind: 'binder' }, { 'POST /api/recipes/export': answer })
  await download()
  expect(await dialog.findByText(new RegExp(text))).toBeVisible()
  expect(files).toEqual([])
})
