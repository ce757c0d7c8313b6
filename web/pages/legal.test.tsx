import { act, render, screen, within } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { languages, type Language } from '#shared/constants/languages.ts'
import { lifetimes } from '#shared/constants/lifetimes.ts'
import { loadAllTexts } from '../i18n/i18n.ts'
import { loadPrivacy, loadTerms } from '../features/legal/load.ts'
import { periodsIn } from '../features/legal/periods.ts'
import { Privacy, Terms } from './legal.tsx'

// The settings are read once, at the first import, so the block must be in the page before.
vi.hoisted(() => {
  const block = document.createElement('script')
  block.id = 'settings'
  block.type = 'application/json'
  block.textContent = JSON.stringify({
    company: 'Table d’hôte Ltd.',
    site: 'https://convive.test',
    address: '1 Mill Street\nElora, Ontario',
    contactEmail: 'table@convive.test',
  })
  document.head.append(block)
})

const documents = [
  { name: 'terms', page: <Terms />, count: 16 },
  { name: 'privacy', page: <Privacy />, count: 10 },
] as const

async function show(page: ReactNode, language: Language, path = `/${language}/terms`) {
  await Promise.all([loadAllTexts(language), loadTerms(language), loadPrivacy(language)])
  const drawn = await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <Suspense fallback="…">{page}</Suspense>
      </MemoryRouter>,
    ),
  )
  screen.getByRole('heading', { level: 1 })
  return drawn
}

/** The numbered headings, with their paragraphs and list items. */
function sectionsShown(container: HTMLElement) {
  return [...container.querySelectorAll('section')].map((section) => ({
    id: section.id,
    heading: within(section).getByRole('heading', { level: 2 }).textContent,
    texts: [...section.querySelectorAll('p, li')].map((part) => part.textContent),
  }))
}

describe.each(documents)('$name', ({ page, count }) => {
  test.each(languages)(`has ${count} numbered sections with a text each, in %s`, async (language) => {
    const { container } = await show(page, language)
    const sections = sectionsShown(container)
    expect(sections).toHaveLength(count)
    for (const [index, { heading, texts }] of sections.entries()) {
      expect(heading).toMatch(new RegExp(`^${index + 1}\\. \\p{Lu}`, 'u'))
      expect(texts.join(' ').length).toBeGreaterThan(40)
    }
  })

  test.each(languages)('lists each section once, by an existing anchor, in %s', async (language) => {
    const { container } = await show(page, language)
    const sections = sectionsShown(container)
    const links = [...container.querySelectorAll('nav a')]
    expect(links.map((each) => each.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`))
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [index, each] of links.entries()) {
      expect(each.textContent).toBe((sections[index]?.heading ?? '').replace('. ', ''))
    }
  })

  test('has the same anchors in every language', async () => {
    const anchors = []
    for (const language of languages) {
      const { container, unmount } = await show(page, language)
      anchors.push(String(sectionsShown(container).map(({ id }) => id)))
      unmount()
    }
    expect(new Set(anchors).size).toBe(1)
  })

  test.each(languages.filter((language) => language !== 'en'))(
    'has no heading, paragraph or point in %s that is the English one',
    async (language) => {
      const words = async (shown: Language) => {
        const { container, unmount } = await show(page, shown)
        const texts = sectionsShown(container).flatMap(({ heading, texts: below }) => [heading, ...below])
        unmount()
        return texts
      }
      const english = await words('en')
      const other = await words(language)
      expect(other).toHaveLength(english.length)
      expect(other.filter((text) => english.includes(text))).toEqual([])
    },
  )

  test.each([
    { language: 'en', date: 'September 4, 2025' },
    { language: 'fr', date: '4 septembre 2025' },
    { language: 'es', date: '4 de septiembre de 2025' },
    { language: 'de', date: '4. September 2025' },
  ] as const)(
    'shows since when it applies and who answers for it, in $language',
    async ({ language, date }) => {
      const { container } = await show(page, language)
      const head = container.querySelector('dl')?.textContent
      for (const shown of [
        date,
        'Table d’hôte Ltd.',
        'https://convive.test',
        '1 Mill Street',
        'table@convive.test',
      ])
        expect(head).toContain(shown)
      expect(container.querySelector('dl a[href="mailto:table@convive.test"]')).not.toBeNull()
      expect(container.querySelector('#contact address')?.textContent).toContain('1 Mill Street')
      expect(container.querySelector('mark')).toBeNull()
    },
  )

  test('scrolls to the section of the address after the text has loaded', async () => {
    const seen: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      seen.push(this.id)
    })
    await show(page, 'en', '/en/terms#changes')
    expect(seen).toEqual(['changes'])
  })
})

test.each(['America/Toronto', 'Pacific/Auckland', 'UTC'])(
  'the effective date is the same day for readers in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    const { container } = await show(<Terms />, 'en')
    vi.unstubAllEnvs()
    expect(container.querySelector('time')?.textContent).toBe('September 4, 2025')
  },
)

test.each([
  { language: 'en', payment: /non-refundable/, age: /at least 13 years/ },
  { language: 'fr', payment: /ne sont pas remboursables/, age: /au moins 13 ans/ },
  { language: 'es', payment: /no son reembolsables/, age: /al menos 13 años/ },
  { language: 'de', payment: /werden nicht erstattet/, age: /mindestens 13 Jahre/ },
] as const)(
  'the terms name the age, refunds and the law of Ontario, in $language',
  async ({ language, payment, age }) => {
    const { container } = await show(<Terms />, language)
    const section = (id: string) => container.querySelector(`#${id}`)?.textContent
    expect(section('eligibility')).toMatch(age)
    expect(section('payments')).toMatch(payment)
    expect(section('law')).toContain('Ontario')
  },
)

test.each(languages)('the privacy policy names everything kept in the browser, in %s', async (language) => {
  const { container } = await show(<Privacy />, language)
  const information = container.querySelector('#information')?.textContent
  const cookies = ['session', 'signed_in', 'session_ended', 'sign_in', 'language', 'invite_code']
  const stored = [
    'cookie_consent',
    'signed_urls',
    'collection_tab',
    'collection_view',
    'collection_sort',
    'draft:',
    'theme',
    'cooking',
    'kitchen_timers',
    'unsent_work',
  ]
  const session = ['chat', 'pending_recipe', 'return_to']
  for (const key of [...cookies, ...stored, ...session]) expect(information).toContain(key)
})

test.each(languages)(
  'the privacy policy promises every period that the program keeps to, in %s',
  async (language) => {
    const periods = periodsIn(language)
    expect(Object.keys(periods)).toEqual(expect.arrayContaining(Object.keys(lifetimes.retention)))
    const { container } = await show(<Privacy />, language)
    const text = container.textContent ?? ''
    for (const [name, period] of Object.entries(periods)) expect(text, name).toContain(period)
    const day = 24 * 60 * 60 * 1000
    for (const days of [
      lifetimes.session.longest,
      lifetimes.unverifiedAccount,
      ...Object.values(lifetimes.retention),
    ]) {
      expect(text).toMatch(new RegExp(`\\b${days / day}\\s`))
    }
  },
)

test('the two pages link to each other', async () => {
  const terms = await show(<Terms />, 'de')
  expect(screen.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toBe('/de/privacy')
  terms.unmount()
  await show(<Privacy />, 'de')
  expect(screen.getByRole('link', { name: 'Nutzungsbedingungen' }).getAttribute('href')).toBe('/de/terms')
})

test.each([
  {
    language: 'en',
    room: /how much room it takes/,
    eaters: /only you and your household see it/,
    joined: /whether you came to it on your own/,
  },
  {
    language: 'fr',
    room: /la place qu’ils occupent/,
    eaters: /seuls vous et votre foyer le voyez/,
    joined: /si vous y êtes venu de vous-même/,
  },
  {
    language: 'es',
    room: /cuánto espacio ocupa/,
    eaters: /solo lo veis tú y tu hogar/,
    joined: /si entraste por tu cuenta/,
  },
  {
    language: 'de',
    room: /wie viel Platz es belegt/,
    eaters: /nur du und dein Haushalt sehen es/,
    joined: /ob du von dir aus beigetreten bist/,
  },
] as const)(
  'the privacy policy tells who sees for whom the chef cooked, and what is counted, in $language',
  async ({ language, room, eaters, joined }) => {
    const { container } = await show(<Privacy />, language)
    const section = (id: string) => container.querySelector(`#${id}`)?.textContent
    expect(section('information')).toMatch(room)
    expect(section('information')).toMatch(joined)
    expect(section('retention')).toMatch(eaters)
  },
)
