import type { Endpoint } from './endpoint.ts'
import * as accessTokens from './access-tokens.ts'
import * as account from './account.ts'
import * as moderation from './moderation.ts'
import * as chef from './chef.ts'
import * as chatPictures from './chat-pictures.ts'
import * as chefModels from './chef-models.ts'
import * as chefSharing from './chef-sharing.ts'
import * as collections from './collections.ts'
import * as comments from './comments.ts'
import * as cookingLog from './cooking-log.ts'
import * as discover from './discover.ts'
import * as drafts from './draft.ts'
import * as forum from './forum.ts'
import * as groups from './groups.ts'
import * as home from './home.ts'
import * as household from './household.ts'
import * as householdChanges from './household-changes.ts'
import * as shoppingList from './shopping-list.ts'
import * as householdMembers from './household-members.ts'
import * as images from './images.ts'
import * as invites from './invites.ts'
import * as notifications from './notifications.ts'
import * as photos from './photos.ts'
import * as plans from './plans.ts'
import * as ratings from './ratings.ts'
import * as recipeFoods from './recipe-foods.ts'
import * as recipeCards from './recipe-cards.ts'
import * as recipeBooks from './recipe-books.ts'
import * as recipeExports from './recipe-exports.ts'
import * as recipeArchives from './recipe-archives.ts'
import * as recipeImports from './recipe-imports.ts'
import * as recipeCopies from './recipe-copies.ts'
import * as recipeVersions from './recipe-versions.ts'
import * as recipes from './recipes.ts'
import * as recipeTranslations from './recipe-translations.ts'
import * as savedRecipes from './saved-recipes.ts'
import * as searchSuggestions from './search-suggestions.ts'
import * as secondFactor from './second-factor.ts'
import * as sessions from './sessions.ts'
import * as recipeText from './recipe-text.ts'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** Every call of the API by its one name. */
export const contract: Record<string, Endpoint> = Object.fromEntries(
  [
    notifications,
    invites,
    account,
    sessions,
    accessTokens,
    secondFactor,
    images,
    discover,
    drafts,
    searchSuggestions,
    ratings,
    recipes,
    recipeBooks,
    recipeExports,
    recipeArchives,
    recipeImports,
    recipeCopies,
    recipeVersions,
    recipeCards,
    recipeFoods,
    recipeText,
    recipeTranslations,
    savedRecipes,
    comments,
    photos,
    cookingLog,
    household,
    householdChanges,
    shoppingList,
    plans,
    householdMembers,
    chef,
    chatPictures,
    chefModels,
    chefSharing,
    groups,
    collections,
    forum,
    moderation,
    home,
  ].flatMap((file) =>
    Object.entries(file).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
)
