/** Login, sign-up, and the pages that mailed links open. */
export default {
  signUp: 'Sign up',
  loginIntro: 'Good to see you again. Your place is laid.',
  signupIntro: 'A table for people who cook: make dishes with an AI chef, keep them, share them.',

  hide: 'Hide',
  forgotPassword: 'Forgot your password?',
  requestInvite: 'Request an invite',
  haveAccount: 'Already a member? Log in',

  loginToSearch: 'Log in to search for “{{search}}”.',
  networkError: 'Network error',
  queryInviteRequired: 'You need an invitation to join. Enter your invite code first, or request an invite.',
  queryNoEmail: 'Your sign-in provider did not give us an email address, so we could not let you in.',
  queryAccountExists:
    'There is already an account with this email. Sign in as before, then link the provider in your settings.',
  queryFailed: 'Signing in with this provider did not work. Please try again.',
  queryUnavailable: 'This sign-in provider cannot be reached at the moment. Please try again later.',

  resent: 'We have sent you a new verification email.',
  resendFailed: 'We could not send the verification email. Please try again later.',
  resendUnable: 'We could not resend the verification email. Please wait a little and try again.',
  enterEmail: 'Enter your email first',

  checkEmail: 'Check your email',
  checkEmailLogin:
    'Confirm your address with the link we have sent, if you have not done so yet. Then log in here.',

  nameHint: 'Optional. This is how the others will see you.',
  passwordHint: 'At least {{min}} characters.',
  inviteCode: 'Invite code',
  noCode: 'Signing up takes an invitation.',
  enterCode: 'Enter your invite code',
  agreement:
    'You must be at least {{age}} years old. By signing up you agree to our <terms>Terms</terms> and our <privacy>Privacy Policy</privacy>.',
  tokenError: 'This link is no longer valid. Please start again from your invitation.',
  signupFailed: 'Unable to create account. Please try again.',

  verifying: 'One moment',
  verifyingText: 'We are checking your link…',
  verified: 'Email verified',
  verifiedText: 'Thank you. You can log in now.',
  infoText: 'We have sent you a link. Open it to confirm your address.',
  verifyFailed: 'Verification failed',
  missingToken: 'Missing verification token',
  openLinkAgain: 'Open the link from your email again.',
  requestNewLink: 'Request a new link',
  goToLogin: 'Go to login',

  backToLogin: 'Back to login',
  backToLogIn: 'Back to log in',

  requestReset: 'Forgot your password?',
  requestResetIntro: 'Tell us your email, and we will send you a link to choose a new one.',
  sendResetLink: 'Send reset link',
  resetSent: 'We have emailed you a password reset link.',
  resetUnknownEmail: 'We could not find an account for that email.',

  newPasswordTitle: 'Choose a new password',
  newPasswordIntro: 'Choose one that you use nowhere else. A few unrelated words work very well.',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
  passwordsDiffer: 'Passwords do not match.',
  resetPassword: 'Reset password',
  resetDone: 'Your password has been reset.',
  resetDoneText: 'You have been signed out everywhere. Log in with the new password.',
  resetFailed: 'Unable to reset password.',
  resetMissingToken: 'Missing reset token',

  requestInviteIntro: 'We grow slowly, so that there is a chair for everyone. Ask for yours.',
  note: 'Note',
  noteHint: 'Optional. What do you like to cook, and what brings you here?',
  sendRequest: 'Send request',
  requestSent: "Thanks! We'll review your request and reply by email.",
  requestFailed: 'Unable to submit request',
}
