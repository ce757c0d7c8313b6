import { describe, expect, it } from 'vitest'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import { languages } from '#shared/constants/languages.ts'
import { library, recipeById, renderedRecipe } from '../library/index.ts'
import { masters } from '../library/masters/index.ts'
import { classes, lookOfRecipe, readClasses } from './classes.ts'
import { dishOf } from './dish.ts'
import { looks } from './looks/looks.ts'
import { lookOf } from './shown-as.ts'

describe('the table of looks', () => {
  it('has one for every recipe of the library', () => {
    expect(
      [...library(), ...masters()].filter((recipe) => !lookOfRecipe(recipe)).map(({ id }) => id),
    ).toEqual([])
  })

  it('draws no recipe otherwise than its tag for nothing', () => {
    const idle = library().filter(({ id, tags }) => {
      const usual = tags.flatMap((tag) => classes.tags.get(tag) ?? [])[0]
      return classes.recipes.has(id) && classes.recipes.get(id) === usual
    })
    expect(idle.map(({ id }) => id)).toEqual([])
  })

  it('has no look that nothing is drawn as', () => {
    const used = new Set([
      ...classes.tags.values(),
      ...classes.recipes.values(),
      ...classes.titles.map(({ look }) => look),
    ])
    expect([...looks.values()].filter((look) => !used.has(look)).map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['stone: soup', 'there is no look "stone"'],
    ['soup: soup soup', '"soup" is there twice'],
    ['soup: nothing', 'the library knows no "nothing"'],
    ['soup = nobody', 'the library knows no "nobody"'],
    ['savoury Crème: soup', '"Crème" is not lower case without accents'],
    ['soup', 'expected a look and what is drawn so'],
  ])('refuses "%s" with file and line', (line, reason) => {
    expect(() => readClasses('a.txt', `# A note.\n${line}`)).toThrow(`a.txt:2: ${reason}`)
  })
})

describe('a recipe of the library', () => {
  it.each([
    ['vanilla-crescents', 'crescents'],
    ['wiener', 'plate-breaded'],
    ['tartiflette', 'gratin'],
    ['focaccia', 'focaccia'],
    ['fish-pie', 'pie-mash'],
    ['madeleines', 'shells'],
    ['rote-gruetze', 'compote'],
    ['french-onion-soup', 'soup-bread'],
    ['tarte-tatin', 'tatin'],
    ['negroni', 'rocks'],
  ])('%s is drawn the same by its name in every language', (id, look) => {
    const recipe = recipeById(id) ?? expect.fail(`no recipe ${id}`)
    for (const language of languages) {
      const prompt = recipe.names[language]
      expect(lookOf(dishOf({ prompt })).name, `${language} ${prompt}`).toBe(look)
    }
  })

  it.each([
    ['carbonara', 'pasta'],
    ['tarte-tatin', 'tatin'],
  ])('%s is drawn by its plan, whatever it is called', (id, look) => {
    const recipe = recipeById(id) ?? expect.fail(`no recipe ${id}`)
    for (const language of languages) {
      const planned: CookedRecipe = {
        ...renderedRecipe(recipe, language),
        title: 'Without a name',
        plan: { v: 2, recipe: id, operations: [] },
      }
      expect(lookOf(dishOf({ recipe: planned })).name, language).toBe(look)
    }
  })
})

it.each([
  ['pork sausage and pumpkin stew with leeks', 'stew'],
  ['chicken and leek pie', 'pie'],
  ['Kartoffelgratin mit Gruyère', 'gratin-sliced'],
  ['Apfelcrumble', 'crumble'],
  ['Tomatentarte', 'tart'],
  ['Rinder-Karotten-Eintopf', 'stew'],
  ['Kalbsschnitzel', 'plate-breaded'],
  ['Saumon poêlé', 'plate'],
  ['Gemüselasagne', 'gratin'],
  ['Kürbissuppe', 'soup-pureed'],
  ['schnitzel und kartoffelsalat', 'plate-breaded'],
])('draws "%s" as what the dish is, not as what goes into it', (prompt, look) => {
  expect(lookOf(dishOf({ prompt })).name).toBe(look)
})
