/** Words of the parts in `web/ui`, which know no feature. */
export default {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'Loading…',
  tryAgain: 'Try again',
  remove: 'Remove {{name}}',
  optional: 'optional',
  stars: '{{mean}} out of 5 stars',
  noStars: 'No ratings yet',
  unnamedUser: 'A member',
  page: 'Page {{number}}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
}
