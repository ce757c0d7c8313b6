import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { SentDraft } from '#shared/contract/draft.ts'
import { EarlierDrafts } from './earlier-drafts.tsx'
import { gratin, testServer } from './test-support.ts'

const soup: SentDraft = { ...gratin, title: 'Leek Soup' }
const pie: SentDraft = { ...gratin, title: 'Apfelkuchen', language: 'de', servings: 8 }

async function open(turns: number, drafts: SentDraft[]) {
  const server = testServer()
  server.answers.earlier = drafts
  const fetched = vi.fn<typeof server.fetch>(server.fetch)
  vi.stubGlobal('fetch', fetched)
  const restore = vi.fn<(draft: SentDraft) => void>()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EarlierDrafts {...{ conversation: 'c1', turns, restore, isBusy: false }} />
    </QueryClientProvider>,
  )
  return { fetched, restore }
}

test('what stood before is chosen by its number and title', async () => {
  const { restore } = await open(3, [soup, pie])
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier versions' }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual([
    '1. Leek Soup, for 4',
    '2. Apfelkuchen, for 8',
  ])
  await userEvent.click(items[1] as HTMLElement)
  expect(restore).toHaveBeenCalledWith(pie)
})

test('one answer has nothing before it, and is not asked about', async () => {
  const { fetched } = await open(1, [])
  expect(fetched).not.toHaveBeenCalled()
  expect(screen.queryByRole('button')).toBeNull()
})
