import { putDish, type Dish } from './dishes.ts'
import { changeTimers, newTimer } from './timers.ts'

/** A dish at its second step, as a browser has it while somebody cooks. */
export function cookDish(fields: Partial<Dish> = {}) {
  putDish({
    recipeId: 'r1',
    uuid: null,
    title: 'Leek gratin',
    language: 'en',
    step: 1,
    steps: 4,
    servings: 4,
    measures: 'metric',
    ticked: { ingredients: [], steps: [] },
    startedAt: null,
    changedAt: 0,
    ...fields,
  })
}

/** A running timer of that dish. */
export function runTimer(name: string, minutes: number) {
  const of = { recipeId: 'r1', title: 'Leek gratin', step: 1 }
  changeTimers((all) => [...all, newTimer(name, minutes, Date.now(), of)])
}
