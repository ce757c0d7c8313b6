import { expect, it } from 'vitest'
import type { Language } from '#shared/constants/languages.ts'
import { kitchenChef } from '../../chef.ts'
import { expectGaps } from '../../test/gaps.ts'

expectGaps('chef/guests/made-ahead')

const chef = kitchenChef()
const said = (turns: readonly string[]) => turns.map((content) => ({ role: 'user' as const, content }))

it.each<[Language, string[], RegExp]>([
  [
    'en',
    ['lasagne for 6', "I'd like to make it the day before"],
    /Assemble it the day before, cover and chill/,
  ],
  ['de', ['Hefezopf', 'ich will abends alles vorbereiten'], /Am Abend formen und zugedeckt über Nacht/],
  ['fr', ['un bœuf bourguignon pour 6', 'je le prépare la veille'], /^.*meilleur la veille/],
  ['es', ['pollo salteado con verduras', 'lo dejo preparado la noche anterior'], /La víspera, corta todo/],
])('in %s the recipe says how it is made ahead: %s', async (language, turns, how) => {
  const messages = said(turns)
  const { recipe } = await chef.recipe({ messages, language })
  expect(recipe?.extra ?? '').toMatch(how)
  expect(await chef.reply({ messages, language })).toMatch(new RegExp(how.source.replace('^.*', '')))
})
