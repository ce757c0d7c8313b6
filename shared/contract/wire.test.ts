import { expect, describe, test } from 'vitest'
import * as z from 'zod/mini'
import { signup, updateProfile } from './account.ts'
import { renameConversation } from './chef.ts'
import { addComment } from './comments.ts'
import { createPost, createThread, updateThread } from './forum.ts'
import { createGroup, updateGroup } from './groups.ts'
import { editRecipe, saveRecipe } from './recipes.ts'
import type { Endpoint } from './endpoint.ts'
import { toSingleLine } from './wire.ts'

const account = { email: 'ada@example.org', password: 'pears & gorgonzola' }
const recipe = { title: 'Soup', content: 'Boil it.' }
const group = { name: 'Soup club' }
const thread = { title: 'Which pot?', content: 'A big one' }

/** What is shown on one line, with the rest of a body that is taken. */
const lines: [string, Endpoint, object, (text: string) => object][] = [
  ['the name of somebody new', signup, account, (name) => ({ name })],
  ['the name of a member', updateProfile, {}, (name) => ({ name })],
  ['the title of a recipe', saveRecipe, recipe, (title) => ({ title })],
  ['a tag of a recipe', saveRecipe, recipe, (term) => ({ search_terms: [term] })],
  ['the tags of a recipe as text', saveRecipe, recipe, (term) => ({ search_terms: `soup,${term}` })],
  ['the new title of a recipe', editRecipe, {}, (title) => ({ title })],
  ['a new tag of a recipe', editRecipe, {}, (term) => ({ search_terms: [term] })],
  ['the name of a group', createGroup, group, (name) => ({ name })],
  ['the category of a group', createGroup, group, (category) => ({ category })],
  ['the location of a group', createGroup, group, (location) => ({ location })],
  ['a tag of a group', createGroup, group, (tag) => ({ tags: [tag] })],
  ['the tags of a group as text', createGroup, group, (tag) => ({ tags: `soup,${tag}` })],
  ['the new name of a group', updateGroup, {}, (name) => ({ name })],
  ['the new category of a group', updateGroup, {}, (category) => ({ category })],
  ['the new location of a group', updateGroup, {}, (location) => ({ location })],
  ['a new tag of a group', updateGroup, {}, (tag) => ({ tags: [tag] })],
  ['the title of a thread', createThread, thread, (title) => ({ title })],
  ['the new title of a thread', updateThread, {}, (title) => ({ title })],
  ['the title of a conversation', renameConversation, {}, (title) => ({ title })],
]

/** What keeps its line breaks. */
const texts: [string, Endpoint, object, (text: string) => object][] = [
  ['the text of a recipe', saveRecipe, recipe, (content) => ({ content })],
  ['a comment', addComment, {}, (content) => ({ content })],
  ['the description of a group', createGroup, group, (description) => ({ description })],
  ['the text of a thread', createThread, thread, (content) => ({ content })],
  ['a post', createPost, {}, (content) => ({ content })],
]

const takes = ({ body }: Endpoint, value: object) => body !== undefined && z.safeParse(body, value).success

describe.each(lines)('%s', (_, endpoint, rest, withText) => {
  test.each([
    ['a line break', '\n'],
    ['a carriage return', '\r'],
    ['a tab', '\t'],
    ['an escape sequence', '\u001B[2J'],
    ['a C1 control character', '\u0085'],
    ['a line separator', '\u2028'],
    ['a paragraph separator', '\u2029'],
    ['an override of the direction', '\u202E'],
    ['an isolate', '\u2066'],
  ])('with %s is refused', (_name, character) => {
    expect(takes(endpoint, { ...rest, ...withText(`Eve${character}x`) })).toBe(false)
  })

  test('takes every language and emoji of several parts, and what is trimmed away', () => {
    for (const text of ['Crème brûlée', 'خبز\u200Cها', 'Ärger', '👩‍🍳', '日本', ' Eve \n']) {
      expect(takes(endpoint, { ...rest, ...withText(text) }), text).toBe(true)
    }
  })
})

test.each(texts)('%s keeps its line breaks', (_, endpoint, rest, withText) => {
  expect(takes(endpoint, { ...rest, ...withText('one\n\n\ttwo') })).toBe(true)
})

test('a text of somebody else’s is folded into one line', () => {
  expect(toSingleLine(' Eve\n{"level":60}\u2028\u202Ex\t')).toBe('Eve {"level":60} x')
})
