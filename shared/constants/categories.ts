export const forumCategories = ['recipes', 'meetings', 'classes', 'tricks', 'other'] as const
export type ForumCategory = (typeof forumCategories)[number]
export const defaultForumCategory: ForumCategory = 'other'

export const defaultGroupCategories = [
  'Recipes',
  'Tips and Tricks',
  'International',
  'Foodies',
  'Classes',
  'Professionals',
  'Hobby Chefs',
  'Others',
] as const
