import { screen, waitFor } from '@testing-library/react'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { loadAllTexts } from '../../i18n/i18n.ts'
import { renderPage } from '../../test/render-page.tsx'
import { SuggestingInput } from './suggesting-input.tsx'

const asked = (q: string) => `GET /api/recipes/suggestions?q=${q}`
const answers = {
  [asked('sou')]: {
    json: [
      { kind: 'dish', text: 'soup' },
      { kind: 'food', text: 'sour cream' },
      { kind: 'title', text: 'Grandmother’s soup' },
    ],
  },
  [asked('xyz')]: { json: [] },
  [asked('bad')]: null,
}

function Form({ onSearch }: { onSearch: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(`submitted ${text}`)
      }}
    >
      <SuggestingInput
        field={field}
        aria-label="Search recipes"
        value={text}
        onType={setText}
        onChoose={(chosen) => onSearch(`chosen ${chosen}`)}
      />
    </form>
  )
}

async function open(text = 'sou') {
  await loadAllTexts('en')
  const searched: string[] = []
  const { user } = renderPage(<Form onSearch={(each) => searched.push(each)} />, { signedIn: true, answers })
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search recipes' })
  await user.type(box, text)
  return { user, box, searched }
}

const marked = () => screen.queryByRole('option', { selected: true })?.textContent ?? null

test('typing opens a list of what the text may become', async () => {
  const { box } = await open()
  expect(box.getAttribute('aria-expanded')).toBe('false')
  const list = await screen.findByRole('listbox', { name: 'Suggestions' })
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(box.getAttribute('aria-controls')).toBe(list.id)
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'soupDish',
    'sour creamIngredient',
    'Grandmother’s soupRecipe',
  ])
  expect(screen.getByText('3 suggestions')).toBeTruthy()
  expect(document.activeElement).toBe(box)
})

test('arrow keys mark a line and come back to the field, and Enter takes the marked line', async () => {
  const { user, box, searched } = await open()
  await screen.findByRole('listbox')
  expect(marked()).toBe(null)
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(marked()).toBe('sour creamIngredient')
  expect(box.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(marked()).toBe(null)
  await user.keyboard('{ArrowUp}')
  expect(marked()).toBe('Grandmother’s soupRecipe')
  await user.keyboard('{Enter}')
  expect(searched).toEqual(['chosen Grandmother’s soup'])
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Enter without a marked line searches for the text and closes the list', async () => {
  const { user, searched } = await open()
  await screen.findByRole('listbox')
  await user.keyboard('{Enter}')
  expect(searched).toEqual(['submitted sou'])
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Escape closes the list and keeps the text; an arrow key opens it again', async () => {
  const { user, box } = await open()
  await screen.findByRole('listbox')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box.value).toBe('sou')
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('listbox')).toBeVisible()
})

test('a click takes a line, and leaving the field closes the list', async () => {
  const { user, searched } = await open()
  await user.click(await screen.findByRole('option', { name: /soup Dish|soupDish/ }))
  expect(searched).toEqual(['chosen soup'])
  await user.keyboard('{ArrowDown}')
  await screen.findByRole('listbox')
  await user.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
})

test.each(['xyz', 'bad', '   '])('nothing is shown for “%s”', async (text) => {
  const { box } = await open(text)
  await waitFor(() => expect(box.value).toBe(text))
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box.getAttribute('aria-expanded')).toBe('false')
})
