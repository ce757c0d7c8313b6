import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { emptyTable } from '#shared/contract/chat-table.ts'
import { isKnownTable } from './advice.tsx'
import { Answer } from './answer.tsx'

const detail =
  'With coeliac disease read the label of every packaged ingredient. Keep the board free of crumbs.'
const advice = { tool: 'advice', text: 'With coeliac disease, read every label.', detail }
const content = `I suggest Leek Soup, for 4. ${detail} It keeps for three days.`

describe('what a table has to know', () => {
  test('is one line of the answer, and a tap shows all of it', async () => {
    render(<Answer content={content} actions={[advice]} />)
    expect(screen.getByText('I suggest Leek Soup, for 4. It keeps for three days.')).toBeVisible()
    expect(screen.getByText(advice.text)).toBeVisible()
    expect(screen.getByText(detail)).not.toBeVisible()
    await userEvent.click(screen.getByText('More'))
    expect(screen.getByText(detail)).toBeVisible()
  })

  test('is only named to whom it is no news, and its name opens it', async () => {
    render(<Answer content={content} actions={[advice]} isKnown />)
    expect(screen.queryByText(advice.text)).toBeNull()
    expect(screen.queryByText('More')).toBeNull()
    await userEvent.click(screen.getByText('What to watch for'))
    expect(screen.getByText(detail)).toBeVisible()
  })

  test('stays in the words where they have it in another form', () => {
    render(<Answer content="I suggest Leek Soup." actions={[advice]} />)
    expect(screen.getByText('I suggest Leek Soup.')).toBeVisible()
    expect(screen.queryByText('More')).toBeNull()
  })
})

describe('a table is known', () => {
  const gluten = { value: 'gluten' as const, by: 'hand' as const, at: 0 }
  const of = (...allergens: (typeof emptyTable)['allergens']) => isKnownTable({ ...emptyTable, allergens })

  test('where all that it must not have stood before the first message', () => {
    expect(of(gluten)).toBe(true)
    expect(of(gluten, { value: 'milk', by: 'read' })).toBe(false)
    expect(of(gluten, { ...gluten, value: 'milk', at: 1 })).toBe(false)
    expect(of(gluten, { value: 'milk', by: 'hand', removed: true, at: 1 })).toBe(true)
  })

  test('not where there is nothing', () => {
    expect(of()).toBe(false)
    expect(isKnownTable(null)).toBe(false)
  })
})
