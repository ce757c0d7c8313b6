import account from './account.ts'
import care from './care.ts'
import chat from './chat.ts'
import discover from './discover.ts'
import errors from './errors.ts'
import forum from './forum.ts'
import groups from './groups.ts'
import notices from './notices.ts'
import picker from './picker.ts'
import providers from './providers.ts'
import recipeEditor from './recipe-editor.ts'
import recipeView from './recipe-view.ts'
import recipes from './recipes.ts'
import secondFactor from './second-factor.ts'
import settings from './settings.ts'

const inside = {
  account,
  care,
  chat,
  errors,
  discover,
  recipeEditor,
  recipeView,
  recipes,
  secondFactor,
  settings,
  forum,
  groups,
  notices,
  picker,
  providers,
}

export default inside
