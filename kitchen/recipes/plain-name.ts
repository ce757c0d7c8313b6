import { dishes, type Dish } from './dishes.ts'

/** The same dish under the plain name of its kind, which says what is in it and nothing else. */
export function plainly(dish: Dish): Dish | null {
  const plain = dishes.find(({ template }) => template === dish.template)
  if (!plain || plain === dish || plain.whole) return null
  const { whole: _whole, title: _title, ...rest } = dish
  return { ...rest, label: plain.label, link: plain.link, ...(plain.title && { title: plain.title }) }
}
