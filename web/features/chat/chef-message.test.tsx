import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ChefMessage } from './chef-message.tsx'

const show = (text: string) => render(<ChefMessage text={text} />).container

describe('an answer', () => {
  test('keeps its paragraphs and single line breaks', () => {
    const shown = show('First\nsecond\n\nThird')
    expect(shown.querySelectorAll('p')).toHaveLength(2)
    expect(shown.querySelectorAll('br')).toHaveLength(1)
  })

  test.each(['- a\n- b', '* a\n* b', '• a\n• b', '- a\n\n- b'])('has its list: %j', (text) => {
    const shown = show(text)
    expect(shown.querySelectorAll('ul')).toHaveLength(1)
    expect([...shown.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['a', 'b'])
  })

  test('goes on counting after what stands between two steps', () => {
    const shown = show('1. Slice\n\nA word on leeks.\n\n2. Bake')
    expect(shown.querySelectorAll('ol')[1]?.getAttribute('start')).toBe('2')
  })

  test.each([
    ['**strong**', 'STRONG'],
    ['*stressed*', 'EM'],
    ['# A title', 'H3'],
    ['### A title', 'H3'],
  ])('%s is what it means', (text, tag) => {
    show(text)
    expect(screen.getByText(text.replaceAll(/[*#]+ ?/g, '')).tagName).toBe(tag)
  })

  test.each([
    'at -18 °C',
    '5 * 3 * 2 eggs',
    'a **half',
    'about ~10 to ~20 minutes, or ~15~',
    'salt & pepper < pepper',
    '<b>tags</b> and <script>alert(1)</script>',
  ])('stays as it is written: %s', (text) => {
    expect(show(text).textContent).toBe(text)
  })

  test('leads nowhere: links and pictures are their words', () => {
    const shown = show(
      '[a page](https://example.org), https://example.org/b, ![a dish](https://example.org/c.png)',
    )
    expect(shown.textContent).toBe('a page, https://example.org/b, a dish')
    expect(shown.querySelectorAll('a, img')).toHaveLength(0)
  })

  test.each(['- '.repeat(2000), '> '.repeat(2000), '['.repeat(4000), '**a*'.repeat(1000)])(
    'of a model that repeats itself is shown: %.8s',
    (text) => {
      expect(show(`${text}end`).textContent).toContain('end')
    },
  )
})
