import { expect, test } from 'vitest'
import { languages } from '#shared/constants/languages.ts'
import { printedRecipe } from '../render/print.ts'
import { sample } from '../test/sample.ts'
import { edited } from './edit/index.ts'
import { library, renderedRecipe } from './index.ts'
import { storedFrom, storedIn } from './stored.ts'

const recipes = sample(library(), 40, ({ id }) => `stored ${id}`).map(({ id }) => id)

test.each(recipes)(
  '%s is stored with the words of every language, and read in each as it was rendered',
  (id) => {
    const edit = edited({ base: id, operations: [] }, [{ op: 'serve', servings: 3 }])
    if (!edit) throw new Error(id)
    const { recipe, servings } = edit.applied
    const plan = { v: 2 as const, recipe: id, operations: [{ op: 'serve' as const, servings: 3 }] }
    const inLanguage = (language: (typeof languages)[number]) =>
      printedRecipe(renderedRecipe(recipe, language, { servings }))
    for (const from of languages) {
      const stored = storedFrom(plan, inLanguage(from))
      expect(stored?.plan?.texts).toBeDefined()
      for (const to of languages) {
        const read = stored?.plan && storedIn(stored.plan, stored.structure, to)
        const { searchTerms: _terms, ...said } = inLanguage(to)
        expect(read).toMatchObject(said)
      }
    }
  },
)

test('what only the guests have to know is not stored, and a note of somebody else makes it a recipe like any other', () => {
  const recipe = edited({ base: 'carbonara', operations: [] }, [])
  const structure = recipe && printedRecipe(renderedRecipe(recipe.applied.recipe, 'en', {}))
  if (!structure) throw new Error('no carbonara')
  const { safety } = structure
  const told = { ...structure, safety: ['For the guest with the bad knee.', ...safety] }
  const plan = { v: 2 as const, recipe: 'carbonara', operations: [] }
  expect(storedFrom({ ...plan, told: 1 }, told)?.structure.safety).toEqual(safety)
  expect(storedFrom(plan, told)).toBeNull()
})
