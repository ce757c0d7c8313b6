import { expect, it } from 'vitest'
import { asked } from '../../test/asked.ts'

it('beef is cooked through for a child, and nothing is said of the core of ham', async () => {
  expect((await asked('en', 'steak and chips for 4')).steps).not.toMatch(/70 °C/)
  expect((await asked('en', 'steak and chips for 4, my son is 6')).steps).toMatch(/core: 70 °C/)
  expect((await asked('en', 'quiche lorraine, I am pregnant')).steps).not.toMatch(/70 °C/)
})

it('what is on the bone is taken off it for a small child, and for nobody else', async () => {
  expect((await asked('en', 'coq au vin for 4')).steps).not.toMatch(/off the bone/)
  expect((await asked('en', 'coq au vin for 4, my son is 2 years old')).steps).toMatch(
    /off the bone for the child/,
  )
})

it('what is left of a roast is not cooked with raw meat, and is made hot right through', async () => {
  const { list, steps } = await asked('en', 'chicken curry from leftover roast chicken')
  expect(list).toMatch(/ready-cooked chicken/)
  expect(list).not.toMatch(/thigh|breast/)
  expect(steps).toMatch(/steaming hot right through/)
})

it('a baby is given no drink that it was warned of', async () => {
  expect((await asked('en', 'oat milk as a drink for our baby')).recipe).toBeNull()
  expect((await asked('en', 'porridge with oat milk for my 8 month old')).recipe).not.toBeNull()
})
