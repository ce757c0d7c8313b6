import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render-page.tsx'
import { RefusedChanges } from './refused-changes.tsx'

const change = {
  key: '1',
  code: 'not found',
  discard: vi.fn<() => Promise<void>>(async () => undefined),
  retry: vi.fn<() => Promise<void>>(async () => undefined),
}

test('says of each refused change what it was and why, and offers to copy, send again or discard it', async () => {
  const { user } = renderPage(
    <RefusedChanges
      changes={[
        { ...change, kind: 'note', title: 'Soup', text: 'Less salt' },
        { ...change, key: '2', kind: 'list', title: 'milk', code: 'limit reached', text: 'milk' },
        { ...change, key: '3', kind: 'plan', title: '', text: null, retry: null },
      ]}
    />,
  )
  const panel = await screen.findByRole('alert')
  expect(within(panel).getByText('3 changes were not saved')).toBeTruthy()
  const [note, line, plan] = within(panel).getAllByRole('listitem')
  expect(note?.textContent).toContain('Your note about “Soup”. It is no longer there')
  expect(note?.textContent).toContain('Less salt')
  expect(line?.textContent).toContain('“milk” on the shopping list. There is no room for more.')
  expect(plan?.textContent).toContain('a line that is gone')
  expect(within(panel).queryByRole('button', { name: 'Copy: a line that is gone' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Copy: milk' }))
  expect(await navigator.clipboard.readText()).toBe('milk')
  await user.click(screen.getByRole('button', { name: 'Try again: milk' }))
  expect(change.retry).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Try again: a line that is gone' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Discard: Soup' }))
  expect(change.discard).toHaveBeenCalledOnce()
})
