import { expect, test } from 'vitest'
import { readPage } from '../page/read-page.ts'
import { isFormat } from './read-format.ts'

const lines = (text: string) =>
  readPage(text, null)?.recipe.ingredients.map(({ amount, unit, item, note, group }) => [
    amount,
    unit,
    item,
    note,
    group,
  ])
const steps = (text: string) => readPage(text, null)?.recipe.steps.map(({ text: step }) => step)

const mealMaster = `MMMMM----- Recipe via Meal-Master (tm) v8.05

      Title: Corn Chowder
 Categories: Soups, Vegetables
      Yield: 6 servings

      2 c  Corn kernels                      1/2 lb Bacon; diced
      3 tb Flour
           Salt
MMMMM--------------------------TOPPING-------------------------------
      1 pk Crackers
           -crushed

  Fry the bacon until crisp.  Stir in the flour and
  cook for 2 minutes.

  Add the corn.

MMMMM`

test('Meal-Master has columns, groups and lines that go on', () => {
  expect(lines(mealMaster)).toEqual([
    [2, 'cup', 'Corn kernels', null, null],
    [0.5, 'lb', 'Bacon', 'diced', null],
    [3, 'tbsp', 'Flour', null, null],
    [null, null, 'Salt', null, null],
    [1, 'pack', 'Crackers crushed', null, 'TOPPING'],
  ])
  expect(readPage(mealMaster, null)?.recipe).toMatchObject({ title: 'Corn Chowder', servings: 6 })
  expect(steps(mealMaster)).toEqual([
    'Fry the bacon until crisp. Stir in the flour and cook for 2 minutes.',
    'Add the corn.',
  ])
})

const masterCook = `                     *  Exported from  MasterCook  *

                              Corn Chowder

Recipe By     : Ada
Serving Size  : 6    Preparation Time :0:30
Categories    : Soups                            Vegetables

  Amount  Measure       Ingredient -- Preparation Method
--------  ------------  --------------------------------
       2  cups          corn kernels
     1/2  pound         bacon -- diced
                        salt

Fry the bacon until crisp.
Add the corn.

                   - - - - - - - - - - - - - - - - - -

NOTES : Better the next day.`

test('MasterCook has a table', () => {
  expect(lines(masterCook)).toEqual([
    [2, 'cup', 'corn kernels', null, null],
    [0.5, 'lb', 'bacon', 'diced', null],
    [null, null, 'salt', null, null],
  ])
  const page = readPage(masterCook, null)
  expect(page?.recipe).toMatchObject({ title: 'Corn Chowder', servings: 6, prepMinutes: 30 })
  expect(page?.source).toBe('Ada')
  expect(steps(masterCook)).toEqual(['Fry the bacon until crisp. Add the corn.'])
})

const recipeMd = `# Guacamole

Some people call it guac.

*sauce, vegan*

**4 servings, 200g**

---

- *1* avocado
- *.5 teaspoon* salt
- *1 1/2 pinches* red pepper flakes

## For the dip

- *200 g* [yoghurt](yoghurt.md)
- lemon juice

---

Remove flesh from avocado and roughly mash with fork.

1. Season to taste.
2. Serve.`

test('RecipeMD has amounts in italics between rules', () => {
  expect(lines(recipeMd)).toEqual([
    [1, null, 'avocado', null, null],
    [0.5, 'tsp', 'salt', null, null],
    [1.5, 'pinch', 'red pepper flakes', null, null],
    [200, 'g', 'yoghurt', null, 'For the dip'],
    [null, null, 'lemon juice', null, 'For the dip'],
  ])
  expect(readPage(recipeMd, null)?.recipe).toMatchObject({
    title: 'Guacamole',
    servings: 4,
    extra: 'Some people call it guac.',
  })
  expect(steps(recipeMd)).toEqual([
    'Remove flesh from avocado and roughly mash with fork.',
    'Season to taste.',
    'Serve.',
  ])
})

const cooklang = `---
title: Pancakes
servings: 4
source: https://example.org/pancakes
prep time: 10 minutes
---

Crack the @eggs{3} into a #large bowl{}, and add @plain flour{125%g}(sifted), @milk{250%ml} and @salt. -- by hand

[- a remark
over lines -]
= Frying =

Heat a #pan, melt @butter{1/2%tbsp} and fry for ~{2%minutes} or ~rest{5-10%minutes}. Add @&milk{} and @sea salt{some}.

> Better the next day.`

test('Cooklang marks ingredients, cookware and times within the steps', () => {
  expect(lines(cooklang)).toEqual([
    [3, null, 'eggs', null, null],
    [125, 'g', 'plain flour', 'sifted', null],
    [250, 'ml', 'milk', null, null],
    [null, null, 'salt', null, null],
    [0.5, 'tbsp', 'butter', null, 'Frying'],
    [null, null, 'sea salt', 'some', 'Frying'],
  ])
  const page = readPage(cooklang, null)
  expect(page?.recipe).toMatchObject({
    title: 'Pancakes',
    servings: 4,
    prepMinutes: 10,
    extra: 'Better the next day.',
  })
  expect(page?.source).toContain('https://example.org/pancakes')
  expect(page?.recipe.steps.map(({ text, group }) => [text, group ?? null])).toEqual([
    ['Crack the eggs into a large bowl, and add plain flour, milk and salt.', null],
    [
      'Heat a pan, melt butter and fry for 2 minutes or 5-10 minutes (rest). Add milk and sea salt.',
      'Frying',
    ],
  ])
})

test.each([
  'Omelette\n\nIngredients\n- 4 eggs\n\nInstructions\n1. Write to me@example.org {really}.',
  '# Omelette\n\nBeat eggs.\n\n---\n\nThe end.',
  '{"@type":"Recipe"}',
  '<html></html>',
])('other texts are in no format: %j', (text) => expect(isFormat(text)).toBe(false))
