export default {
  title: 'Cook it, share it',
}
