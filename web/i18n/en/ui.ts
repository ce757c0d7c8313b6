/** The texts of the components in `web/ui`. */
export default {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  tryAgain: 'Try again',
  remove: 'Remove {{name}}',
  optional: 'optional',
  stars: '{{mean}} out of 5 stars',
  noStars: 'No ratings yet',
  ratings_one: '{{count}} rating',
  ratings_other: '{{count}} ratings',
  unnamedUser: 'A member',
  page: 'Page {{number}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
}
