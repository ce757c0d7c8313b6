import accessTokens from './access-tokens.ts'
import account from './account.ts'
import moderation from './moderation.ts'
import collections from './collections.ts'
import chat from './chat.ts'
import cookingLog from './cooking-log.ts'
import discover from './discover.ts'
import errors from './errors.ts'
import forum from './forum.ts'
import groups from './groups.ts'
import home from './home.ts'
import kitchenBar from './kitchen-bar.ts'
import household from './household.ts'
import offline from './offline.ts'
import notifications from './notifications.ts'
import picker from './picker.ts'
import plan from './plan.ts'
import providers from './providers.ts'
import recipeArchives from './recipe-archives.ts'
import recipeEditor from './recipe-editor.ts'
import recipeExport from './recipe-export.ts'
import recipeImport from './recipe-import.ts'
import recipeVersions from './recipe-versions.ts'
import recipeView from './recipe-view.ts'
import recipes from './recipes.ts'
import translations from './translations.ts'
import saved from './saved.ts'
import search from './search.ts'
import secondFactor from './second-factor.ts'
import settings from './settings.ts'
import shoppingList from './shopping-list.ts'
import words from './words.ts'

const app = {
  accessTokens,
  account,
  moderation,
  chat,
  collections,
  cookingLog,
  errors,
  discover,
  recipeArchives,
  recipeEditor,
  recipeExport,
  recipeImport,
  recipeVersions,
  recipeView,
  recipes,
  translations,
  saved,
  search,
  secondFactor,
  settings,
  shoppingList,
  forum,
  groups,
  home,
  kitchenBar,
  household,
  notifications,
  offline,
  picker,
  plan,
  providers,
  words,
}

export default app
