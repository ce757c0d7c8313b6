import { defaultDishType, dishTypes, type DishType } from '#shared/words/dish-types.ts'

export const binderViews = ['table', 'cards'] as const

export type BinderView = (typeof binderViews)[number]

const tabKey = 'collection_tab'
const viewKey = 'collection_view'

/** The tab last opened in this browser, else the mains. */
export function rememberedTab(): DishType {
  const kept = localStorage.getItem(tabKey)
  return dishTypes.find((type) => type === kept) ?? defaultDishType
}

/** Table or cards as last chosen in this browser, else the table. */
export function rememberedView(): BinderView {
  const kept = localStorage.getItem(viewKey)
  return binderViews.find((view) => view === kept) ?? 'table'
}

export function rememberTab(tab: DishType) {
  localStorage.setItem(tabKey, tab)
}

export function rememberView(view: BinderView) {
  localStorage.setItem(viewKey, view)
}
