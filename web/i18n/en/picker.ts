/** Choosing a recipe to attach to a thread or a post. */
export default {
  title: 'Choose a recipe',
  search: 'Search recipes',
  placeholder: 'A dish or an ingredient',
  start: 'Search among public recipes and your own.',
  found_one: '{{count}} recipe found',
  found_other: '{{count}} recipes found',
  failed: 'The search did not work. Please try again.',
  results: 'Recipes found',
  private: 'Private: the members of this group will be able to read it',
}
