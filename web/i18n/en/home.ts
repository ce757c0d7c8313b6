/** What the home page shows of the user’s own things. */
export default {
  nextMeals: 'On the menu',
  today: 'Today',
  tomorrow: 'Tomorrow',
  lately: 'Cooked lately',
  toDiary: 'Cooking diary',
  nextTime: 'Next time: {{text}}',
  talks: 'Go on with the chef',
  threads: 'New in your threads',
  unread_one: '{{count}} new post',
  unread_other: '{{count}} new posts',
  inSeason: 'In season now',
  newRecipes: 'New recipes',
  toDiscover: 'See them all',
  failed: 'The latest could not be loaded.',
  unshared: 'A recipe that is no longer shared',
  startText: 'What you cook, talk about and follow gathers here.',
}
