import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'
import { Progress } from './progress.tsx'
import { Select } from './select.tsx'
import { Stars } from './stars.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'
import { TextField } from './text-field.tsx'

function DialogExample() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Leek gratin">
        <TextField label="Note" />
      </Dialog>
    </>
  )
}

test('a dialog is named by its title, and Escape closes it and gives the focus back', async () => {
  const user = userEvent.setup()
  render(<DialogExample />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leek gratin' })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

test('a dialog closes by its button', async () => {
  const user = userEvent.setup()
  render(<DialogExample />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the Tab key stays inside a dialog', async () => {
  const user = userEvent.setup()
  render(<DialogExample />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog')
  for (let press = 0; press < 5; press++) await user.tab()
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
})

test('a confirmation focuses Cancel first', async () => {
  const user = userEvent.setup()
  const confirm = vi.fn<() => void>()
  const close = vi.fn<() => void>()
  render(
    <ConfirmDialog
      open
      onClose={close}
      onConfirm={confirm}
      title="Delete this photo?"
      confirmLabel="Delete"
    />,
  )
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete this photo?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  await user.keyboard('{Enter}')
  expect(close).toHaveBeenCalledOnce()
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  expect(confirm).toHaveBeenCalledOnce()
})

function menuOf(onSelect: () => void) {
  return (
    <Menu
      items={[
        { key: 'a', label: 'Copy link', onSelect: () => undefined },
        { key: 'b', label: 'Share…', onSelect },
      ]}
    >
      Share
    </Menu>
  )
}

test('a menu works by keyboard alone', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn<() => void>()
  render(menuOf(onSelect))
  await user.tab()
  await user.keyboard('{Enter}')
  await screen.findByRole('menu')
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true))
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: 'Copy link' })).toBe(document.activeElement),
  )
  await user.keyboard('s{Enter}')
  await waitFor(() => expect(onSelect).toHaveBeenCalledOnce())
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Share' }))
})

test('arrow up opens a menu at its last item', async () => {
  const user = userEvent.setup()
  render(menuOf(() => undefined))
  await user.tab()
  await user.keyboard('{ArrowUp}')
  await screen.findByRole('menu')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share…' })).toBe(document.activeElement))
})

test('Escape closes a menu without an action', async () => {
  const user = userEvent.setup()
  const onSelect = vi.fn<() => void>()
  render(menuOf(onSelect))
  const button = screen.getByRole('button', { name: 'Share' })
  await user.click(button)
  await screen.findByRole('menu')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  expect(onSelect).not.toHaveBeenCalled()
})

function TabsExample() {
  const [tab, setTab] = useState<'threads' | 'members'>('threads')
  return (
    <Tabs
      label="Group"
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'threads', label: 'Threads', content: 'all threads' },
        { value: 'members', label: 'Members', content: 'all members' },
      ]}
    />
  )
}

test('arrow keys move between tabs and the panel follows', async () => {
  const user = userEvent.setup()
  render(<TabsExample />)
  expect(screen.getByRole('tabpanel').textContent).toBe('all threads')
  await user.click(screen.getByRole('tab', { name: 'Threads' }))
  await user.keyboard('{ArrowRight}')
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Members' }).getAttribute('aria-selected')).toBe('true'),
  )
  await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('all members'))
})

test('a busy button keeps its text and ignores clicks', async () => {
  const user = userEvent.setup()
  const press = vi.fn<() => void>()
  render(
    <Button busy onClick={press}>
      Save
    </Button>,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(press).not.toHaveBeenCalled()
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true')
})

test('a busy button does not submit its form', async () => {
  const user = userEvent.setup()
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault())
  render(
    <form onSubmit={send}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(send).not.toHaveBeenCalled()
})

test('a field is described by its hint and its error', () => {
  render(<TextField label="Email" hint="We write rarely." error="Please enter an address." />)
  const field = screen.getByLabelText('Email')
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['We write rarely.', 'Please enter an address.'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a select reports its value', async () => {
  const user = userEvent.setup()
  const choose = vi.fn<(value: 'a' | 'b') => void>()
  render(
    <Select
      label="Category"
      value="a"
      onChange={choose}
      options={[
        { value: 'a', label: 'Recipes' },
        { value: 'b', label: 'Other' },
      ]}
    />,
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Other')
  expect(choose).toHaveBeenCalledWith('b')
})

test('a switch works by mouse and by the space bar', async () => {
  const user = userEvent.setup()
  const change = vi.fn<(on: boolean) => void>()
  render(<Switch label="Public" checked={false} onChange={change} />)
  await user.click(screen.getByRole('switch', { name: 'Public' }))
  await user.keyboard(' ')
  expect(change.mock.calls).toEqual([[true], [true]])
})

test('progress is a whole percentage within its bounds', () => {
  const { rerender } = render(<Progress label="Finalizing – Image" value={41.6} />)
  const bar = screen.getByRole('progressbar', { name: 'Finalizing – Image' })
  expect(bar.getAttribute('aria-valuenow')).toBe('42')
  rerender(<Progress label="Finalizing – Image" value={140} />)
  expect(bar.getAttribute('aria-valuenow')).toBe('100')
  rerender(<Progress label="Finalizing – Image" value={null} />)
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
})

test('errors are alerts, other messages are announced politely', () => {
  render(
    <>
      <Alert tone="error">Save failed</Alert>
      <Alert tone="success">Saved</Alert>
    </>,
  )
  expect(screen.getByRole('alert').textContent).toBe('Save failed')
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('stars show the average with the given decimals', () => {
  const { rerender } = render(<Stars mean={4.256} />)
  expect(screen.getByText('4.3 out of 5 stars')).toBeVisible()
  rerender(<Stars mean={4.256} decimals={2} />)
  expect(screen.getByText('4.26 out of 5 stars')).toBeVisible()
  rerender(<Stars mean={0} />)
  expect(screen.getByText('No ratings yet')).toBeVisible()
})
