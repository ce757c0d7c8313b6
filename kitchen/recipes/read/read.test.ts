import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { dishes } from '../dishes.ts'
import { templates } from '../index.ts'
import type { Template } from '../template.ts'
import { readTemplates } from './templates.ts'

const kitchen = new URL('../../', import.meta.url)
const folders: string[] = []

/** A copy of the text of the templates and their catalogs, to change. */
function copy() {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'))
  folders.push(folder)
  for (const part of ['recipes/templates', 'recipes/selectors.txt', 'recipes/shared.txt', 'recipes/catalogs'])
    cpSync(new URL(part, kitchen), join(folder, part), { recursive: true })
  return {
    path: (file: string) => join(folder, file),
    change(file: string, from: string, to: string) {
      const text = readFileSync(join(folder, file), 'utf8')
      expect(text).toContain(from)
      writeFileSync(join(folder, file), text.replace(from, to))
    },
    read: () =>
      readTemplates({
        recipes: pathToFileURL(join(folder, 'recipes/')),
        catalogs: pathToFileURL(join(folder, 'recipes/catalogs/')),
      }),
  }
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const find = (all: readonly Template[], id: string) => {
  const found = all.find((each) => each.id === id)
  if (!found) throw new Error(`no template ${id}`)
  return found
}

/** Every sentence of the templates, as said in all languages. */
const sentencesOf = ({ steps, pitch, roles, title, safety }: Template) => [
  ...steps.map(({ text }) => text),
  ...pitch,
  ...(safety ?? []),
  ...(title ? [title] : []),
  ...roles.flatMap(({ note, group }) => [note ?? [], group ?? []].flat()),
]

it('has each sentence of the templates in every language', () => {
  const sentences = templates.flatMap(sentencesOf)
  expect(sentences.length).toBeGreaterThan(1400)
  for (const language of languages)
    for (const sentence of sentences) expect(sentence[language]).toBeTypeOf('string')
})

it('says a sentence as its catalog has it', () => {
  const { change, read } = copy()
  change('recipes/catalogs/fr/braises.txt', 'Faire dorer les rouleaux', 'Bien faire dorer les rouleaux')
  const sentences = find(read(), 'braisedRolls').steps.map(({ text }) => text.fr)
  expect(sentences).toContain('Bien faire dorer les rouleaux de tous côtés dans {fat} 8 minutes.')
})

it('asks in its conditions only for dishes there are', () => {
  const names = dishes.map(({ id }) => id)
  const folder = new URL('recipes/', kitchen)
  const files = [
    'shared.txt',
    ...readdirSync(new URL('templates/', folder)).map((file) => `templates/${file}`),
  ]
  const asked = files
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\b(?:dish|named):((?:"[^"]*"|[^\s(),":])+)/g)])
    .flatMap(([, values = '']) => values.replaceAll('"', '').split('|'))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !names.includes(name))).toEqual([])
})

it('has no shared line and no selector that nothing uses', () => {
  const folder = new URL('recipes/', kitchen)
  const texts = [
    'shared.txt',
    'selectors.txt',
    ...readdirSync(new URL('templates/', folder)).map((file) => `templates/${file}`),
  ].map((file) => readFileSync(new URL(file, folder), 'utf8'))
  const names = texts
    .slice(0, 2)
    .flatMap((text) =>
      [...text.matchAll(/^(?:(?:condition|role|step) )?([a-z0-9-]+) = /gm)].map(([, name = '']) => name),
    )
  const used = new Set(
    texts
      .join('\n')
      .replace(/^(?:(?:condition|role|step) )?[a-z0-9-]+ = /gm, '')
      .split(/[^a-z0-9-]+/),
  )
  expect(names.filter((name) => !used.has(name))).toEqual([])
})

const toastedBread = `
template toastedBread: Starters; home french; tastes hearty; by name; must bread
likes 2 bread cheese
names bread with cheese
- bread 2slice: country-bread, gluten-free-bread; takes #bread
- cheese 0..2 30g for #cheese, 1tbsp; takes #cheese nutritional-yeast; least 1 if taste:hearty else 0
- like herb 1..2: parsley, chive
prep 2, heated, hands, when cheese: Scatter {cheese} over {bread} and toast.
cook longest(bread, 4..10) + 1, heated: Toast {bread} for {minutes} minutes[, then scatter with {herb}].
pitch Done in five minutes.
`
const translations = {
  fr: [
    'Parsemer {bread} {cheese:de} et griller.',
    'Griller {bread} {minutes} minutes[, puis parsemer {herb:de}].',
    'Prêt en cinq minutes.',
  ],
  es: [
    'Esparcir {cheese} sobre {bread} y tostar.',
    'Tostar {bread} {minutes} minutos[ y esparcir {herb}].',
    'Listo en cinco minutos.',
  ],
  de: [
    '{bread} mit {cheese:dat} bestreuen und rösten.',
    '{bread} {minutes} Minuten rösten[, dann mit {herb:dat} bestreuen].',
    'In fünf Minuten fertig.',
  ],
}

it('reads a template that was added', () => {
  const { path, read } = copy()
  appendFileSync(path('recipes/templates/small-plates.recipe'), toastedBread)
  const english = [
    'Scatter {cheese} over {bread} and toast.',
    'Toast {bread} for {minutes} minutes[, then scatter with {herb}].',
    'Done in five minutes.',
  ]
  for (const [language, said] of Object.entries(translations))
    appendFileSync(
      path(`recipes/catalogs/${language}/small-plates.txt`),
      english.map((sentence, place) => `${sentence} =\n  ${said[place]}\n`).join(''),
    )
  const all = read()
  expect(all).toHaveLength(templates.length + 1)
  const added = find(all, 'toastedBread')
  expect(added.roles.map(({ id }) => id)).toEqual(['bread', 'cheese', 'herb'])
  expect(added.cannotDoWithout).toEqual(['bread'])
  expect(added.roles[2]).toMatchObject({ most: 2, pool: ['parsley', 'chive'], cut: 'auto' })
  expect(added.steps[1]?.text.de).toBe(translations.de[1])
})

const braises = 'recipes/templates/braises.recipe'
const mistakes: readonly (readonly [
  what: string,
  file: string,
  from: string,
  to: string,
  message: RegExp,
])[] = [
  [
    'an ingredient',
    braises,
    ': roast-beef,',
    ': roast-beaf,',
    /braises\.recipe:\d+: no ingredient is called roast-beaf/,
  ],
  [
    'a category',
    braises,
    'likes 2 meat\n',
    'likes 2 meet\n',
    /braises\.recipe:\d+: no category is called meet/,
  ],
  ['a selector', braises, 'takes vinegars', 'takes vinegar', /braises\.recipe:\d+: vinegar is neither/],
  [
    'a role of a sentence',
    braises,
    'with {side} and {herb}',
    'with {sides} and {herb}',
    /braises\.recipe:\d+: the template has no role sides/,
  ],
  [
    'a role of a condition',
    braises,
    'when vinegar:',
    'when vinegars:',
    /braises\.recipe:\d+: the template has no role vinegars/,
  ],
  ['a trait', braises, 'main.flesh', 'main.fleshy', /braises\.recipe:\d+: no trait is called fleshy/],
  ['a unit', braises, '1.5tbsp;', '1.5spoon;', /braises\.recipe:\d+: not an amount: 1\.5spoon/],
  ['a fact', braises, 'wet, heated', 'wett, heated', /braises\.recipe:\d+: the template has no role wett/],
  [
    'a shared role',
    braises,
    '- like herb:',
    '- like herbs:',
    /braises\.recipe:\d+: no shared line is called herbs/,
  ],
  [
    'a shared line',
    braises,
    '> boil-side-potato',
    '> boil-side-potatos',
    /braises\.recipe:\d+: no shared line is called boil-side-potatos/,
  ],
  [
    'a selector of a selector',
    'recipes/selectors.txt',
    '#plantMilk',
    '#plantmilk',
    /selectors\.txt:\d+: no category is called plantmilk/,
  ],
]

it.each(mistakes)('gives the file and the line of an unknown name: %s', (_what, file, from, to, message) => {
  const { change, read } = copy()
  change(file, from, to)
  expect(read).toThrow(message)
})

const french = 'recipes/catalogs/fr/braises.txt'
const wrong: readonly (readonly [what: string, from: string, to: string, message: RegExp])[] = [
  [
    'is missing',
    'Brown the rolls all round in {fat} for 8 minutes. = Faire dorer les rouleaux de tous côtés dans {fat} 8 minutes.\n',
    '',
    /fr\/braises\.txt:\d+: "Brown the rolls .* is not translated/,
  ],
  [
    'translates nothing',
    'Brown the rolls all round',
    'Brown all rolls',
    /fr\/braises\.txt:\d+: no template says "Brown all rolls/,
  ],
  [
    'has an unknown form',
    'Retirer la pièce et la laisser reposer ; faire réduire la sauce de moitié, délayer {starch}',
    'Retirer la pièce et la laisser reposer ; délayer {starch:dta}',
    /fr\/braises\.txt:\d+: no form is called dta/,
  ],
  [
    'names other roles',
    'de tous côtés dans {fat}',
    'de tous côtés dans {wine}',
    /fr\/braises\.txt:\d+: ".*" does not name the roles of/,
  ],
]

it.each(wrong)('gives the file and the line where a translation %s', (_what, from, to, message) => {
  const { change, read } = copy()
  change(french, from, to)
  const sentences = find(read(), 'braisedRolls').steps.map(({ text }) => text)
  expect(() => sentences.map(({ fr }) => fr)).toThrow(message)
})
