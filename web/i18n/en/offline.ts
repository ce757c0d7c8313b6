/** Without a connection: the note below the header, pages that cannot be shown, changes that wait. */
export default {
  offline: 'Offline',
  asOf: 'Offline, as of {{when}}',
  waiting_one: '{{count}} change will be sent later.',
  waiting_other: '{{count}} changes will be sent later.',
  sending_one: '{{count}} change is being sent.',
  sending_other: '{{count}} changes are being sent.',
  refused: {
    note: 'Your note about “{{title}}” was not saved.',
    cooked: 'Your entry for “{{title}}” was not saved.',
    household: 'A change of “{{title}}” was not saved.',
  },
  dismiss: 'Discard',
  pageTitle: 'You are offline',
  pageText: 'This page needs a connection. What this device has stored is still here:',
  partNeedsConnection: 'Photos, comments and what others cooked need a connection.',
  tryAgain: 'Try again',
  logoutTitle_one: '{{count}} change has not been sent yet',
  logoutTitle_other: '{{count}} changes have not been sent yet',
  logoutText: 'If you log out now, what you wrote without a connection is lost.',
  logoutConfirm: 'Log out anyway',
  stay: 'Stay logged in',
}
