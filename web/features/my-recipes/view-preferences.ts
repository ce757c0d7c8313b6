import { defaultDishType, dishTypes, type DishType } from '#shared/words/dish-types.ts'

export const listViews = ['table', 'cards'] as const

export type ListView = (typeof listViews)[number]

const tabKey = 'collection_tab'
const viewKey = 'collection_view'

/** The tab last opened in this browser, else the mains. */
export function rememberedTab(): DishType {
  const stored = localStorage.getItem(tabKey)
  return dishTypes.find((type) => type === stored) ?? defaultDishType
}

/** Table or cards as last chosen in this browser, else the table. */
export function rememberedView(): ListView {
  const stored = localStorage.getItem(viewKey)
  return listViews.find((view) => view === stored) ?? 'table'
}

export function rememberTab(tab: DishType) {
  localStorage.setItem(tabKey, tab)
}

export function rememberView(view: ListView) {
  localStorage.setItem(viewKey, view)
}
