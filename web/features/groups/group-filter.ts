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
 * The groups that match: the text is found in name or description, the location within the group's, the category
 * is met exactly, all without regard to case.
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
