import { describe, expect, it } from 'vitest'
import type { CookedRecipe } from '#shared/contract/recipe-structure.ts'
import { languages } from '#shared/constants/languages.ts'
import { compose } from '../render/compose.ts'
import { dishById, dishes } from '../recipes/dishes.ts'
import { templateOf } from '../recipes/index.ts'
import { templateIds } from '../recipes/template-ids.ts'
import { storedPlan } from '../render/stored-plan.ts'
import { noWishes } from '../recipes/wishes.ts'
import { classes, drawingOfDish } from './classes.ts'
import { dishOf } from './dish.ts'
import { readClasses } from './read-classes.ts'
import { drawingOf } from './shown-as.ts'

describe('the table of drawings', () => {
  it('has an entry for every template, so that every dish is drawn by it', () => {
    expect(templateIds.filter((id) => !classes.templates.has(id))).toEqual([])
    expect(dishes.filter((dish) => !drawingOfDish(dish))).toEqual([])
  })

  it('draws no dish otherwise than its template for nothing', () => {
    const idle = [...classes.dishes].filter(([id, drawing]) => {
      const { template, way } = dishById(id) ?? { template: '' }
      const usual = classes.templates.get(`${template}/${way}`) ?? classes.templates.get(template)
      return usual?.composition === drawing.composition && usual.form === drawing.form
    })
    expect(idle.map(([id]) => id)).toEqual([])
  })

  it.each([
    ['template soup: stone', 'nothing is drawn as "stone"'],
    ['template soup: soup square', '"soup" has no form "square"'],
    ['template soup: soup clear bread', '"soup" has no form "clear bread"'],
    ['template soup soup: soup', '"soup" is there twice'],
    ['template nothing: soup', 'no template "nothing"'],
    ['template loaf/none: bread', '"loaf" has no way "none"'],
    ['dish Nobody: soup', 'no dish "Nobody"'],
    ['savoury Crème: soup', '"Crème" is not lower case without accents'],
    ['starter soup: soup', 'expected template, dish, savoury, sweet or drink'],
    ['soup', 'nothing is drawn as ""'],
  ])('refuses "%s" with file and line', (line, reason) => {
    expect(() => readClasses('a.txt', `# A note.\n${line}`)).toThrow(`a.txt:2: ${reason}`)
  })
})

describe('a dish of the kitchen', () => {
  it.each([
    ['Vanilla Crescents', 'biscuits crescents'],
    ['wiener', 'plated breaded'],
    ['Tartiflette', 'gratin crust'],
    ['Focaccia', 'bread tray'],
    ['Fish Pie', 'gratin mash'],
    ['Madeleines', 'biscuits shells'],
    ['roteGruetze', 'fruitBowl compote'],
    ['French Onion Soup', 'soup bread'],
    ['Tarte Tatin', 'fruitTart upsideDown'],
    ['Americano', 'drink highball'],
    ['Negroni', 'drink rocks'],
  ])('%s is drawn the same in every language, with its plan and without', (id, drawn) => {
    const dish = dishById(id)
    const template = dish && templateOf(dish.template)
    if (!template) throw new Error(`no dish ${id}`)
    for (const language of languages) {
      const { recipe, plan } = compose(
        { ...noWishes(language), dish: id, seed: 's', servings: 4 },
        dish,
        template,
      )
      const planned: CookedRecipe = { ...recipe, title: 'Without a name', plan: storedPlan(plan) }
      for (const each of [recipe, planned]) {
        const { composition, form } = drawingOf(dishOf({ recipe: each }))
        expect(`${composition} ${form}`, `${language} ${each.title}`).toBe(drawn)
      }
    }
  })
})
