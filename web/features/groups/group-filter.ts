import type { Group } from '#shared/contract/groups.ts'

export interface GroupFilter {
  text: string
  /** Empty for all. */
  category: string
  location: string
}

export const noFilter: GroupFilter = { text: '', category: '', location: '' }

export const isFiltering = ({ text, category, location }: GroupFilter) =>
  text.trim() !== '' || category !== '' || location !== ''

/**
 * The groups whose name or description contains the text, whose location contains the location and whose category
 * equals the category, all case-insensitive.
 */
export function filterGroups(groups: readonly Group[], filter: GroupFilter): Group[] {
  const text = fold(filter.text)
  const category = fold(filter.category)
  const location = fold(filter.location)
  return groups.filter(
    (group) =>
      (text === '' || fold(group.name).includes(text) || fold(group.description).includes(text)) &&
      (category === '' || fold(group.category) === category) &&
      (location === '' || fold(group.location).includes(location)),
  )
}

const fold = (text: string | null) => (text ?? '').trim().toLocaleLowerCase()
