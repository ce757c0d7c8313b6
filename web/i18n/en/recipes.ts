export default {
  myRecipes: 'My recipes',
}
