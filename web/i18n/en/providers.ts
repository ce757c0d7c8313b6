/** Sign-in providers. */
export default {
  or: 'or',
  continueWith: 'Continue with {{provider}}',

  title: 'Sign-in providers',
  intro: 'Link an account that you have elsewhere, and sign in with it.',
  linkedAs: 'Linked as {{email}}',
  linked: 'Linked {{date}}',
  notLinked: 'Not linked',
  link: 'Link {{provider}}',
  unlink: 'Unlink {{provider}}',
  linkIt: 'Link',
  unlinkIt: 'Unlink',
  linkQuestion: 'Link {{provider}}?',
  linkText: 'You will sign in at {{provider}} and then come back here.',
  unlinkQuestion: 'Unlink {{provider}}?',
  unlinkText: 'You will no longer be able to sign in with your {{provider}} account.',
  nowLinked: 'You can now sign in with {{provider}}.',
  nowUnlinked: '{{provider}} has been unlinked.',
  belongsToAnother:
    'This account is linked to another member, or you have already linked one of this provider.',
  linkFailed: 'The provider could not be linked. Please try again.',
  unlinkFailed: 'The provider could not be unlinked. Please try again.',
  loadFailed: 'Your sign-in providers could not be loaded.',
  signInAgain: 'Sign in again with {{provider}}',
}
