export default {
  logIn: 'Log in',
  signUp: 'Sign up',
}
