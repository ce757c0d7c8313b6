import type { Migration } from '../migrate.ts'
import { mainJob } from './0001-main-job.ts'
import { accounts } from './0002-accounts.ts'
import { community } from './0003-community.ts'
import { forum } from './0004-groups.ts'
import { signInProviders } from './0005-providers.ts'
import { search } from './0006-search.ts'
import { reading } from './0007-reading.ts'
import { conversations } from './0008-conversations.ts'
import { notices } from './0009-notices.ts'
import { care } from './0010-care.ts'
import { digest } from './0011-digest.ts'
import { secondFactor } from './0012-second-factor.ts'
import { freshSignIn } from './0013-fresh-sign-in.ts'
import { imageProvenance } from './0017-image-provenance.ts'
import { modelCost } from './0018-model-cost.ts'
import { moderationNotices } from './0019-moderation-notices.ts'
import { followers } from './0020-followers.ts'
import { bellsRungLater } from './0021-bells-rung-later.ts'
import { recipeRevision } from './0022-recipe-revision.ts'
import { structureSize } from './0023-structure-size.ts'
import { searchWords } from './0024-search-words.ts'
import { knownDevices } from './0025-known-devices.ts'
import { shareTitles } from './0026-share-titles.ts'
import { missingExtra } from './0027-missing-extra.ts'
import { plainNames } from './0028-plain-names.ts'
import { recipePlanColumn } from './0029-recipe-plan.ts'
import { installation } from './0030-installation.ts'
import { mailPriority } from './0031-mail-priority.ts'
import { recipeCards } from './0032-recipe-cards.ts'
import { recipeFilters } from './0033-recipe-filters.ts'
import { sessionChanges } from './0034-session-changes.ts'
import { postOrdinals } from './0035-post-ordinals.ts'
import { followerNotificationQueue } from './0036-follower-notification-queue.ts'
import { conversationTable } from './0037-conversation-table.ts'
import { recipeSubjects } from './0038-recipe-subjects.ts'
import { recipeVersions } from './0039-recipe-versions.ts'
import { savedRecipes } from './0040-saved-recipes.ts'
import { cookingLog } from './0041-cooking-log.ts'
import { recipeTranslations } from './0042-recipe-translations.ts'
import { households } from './0043-households.ts'
import { shoppingList } from './0044-shopping-list.ts'
import { weekPlan } from './0045-week-plan.ts'
import { recipeOrders } from './0047-recipe-orders.ts'
import { ingredientIndexes } from './0048-ingredient-indexes.ts'
import { boundedDeletedRows } from './0049-bounded-deleted-rows.ts'
import { storedBytes } from './0050-stored-bytes.ts'
import { endedSessionsAndGroupInvites } from './0051-ended-sessions-and-group-invites.ts'
import { settledLabels } from './0052-settled-labels.ts'
import { temperatures } from './0054-temperatures.ts'
import { listedEntries } from './0060-listed-entries.ts'
import { tableAsked } from './0061-table-asked.ts'
import { recipeImports } from './0063-recipe-imports.ts'
import { recipesWithinRecipes } from './0062-recipes-within-recipes.ts'
import { cookingLogClocks } from './0064-cooking-log-clocks.ts'
import { conversationDraft } from './0065-conversation-draft.ts'
import { recipeArchives } from './0066-recipe-archives.ts'
import { accessTokens } from './0069-access-tokens.ts'
import { shoppingLists } from './0070-shopping-lists.ts'
import { modelUsage } from './0071-model-usage.ts'
import { chefTurns } from './0073-chef-turns.ts'
import { partsOfGroups } from './0075-parts-of-groups.ts'
import { chatPictures } from './0077-chat-pictures.ts'
import { earlierDrafts } from './0080-earlier-drafts.ts'
import { talkSummary } from './0076-talk-summary.ts'

/**
 * In the order they run; only ever added to. Applied migrations keep their names, since every database stores them. The
 * numbers 0014 to 0016 were never used.
 */
export const migrations: readonly Migration[] = [
  mainJob,
  accounts,
  community,
  forum,
  signInProviders,
  search,
  reading,
  conversations,
  notices,
  care,
  digest,
  secondFactor,
  freshSignIn,
  imageProvenance,
  modelCost,
  moderationNotices,
  followers,
  bellsRungLater,
  recipeRevision,
  structureSize,
  searchWords,
  knownDevices,
  shareTitles,
  missingExtra,
  plainNames,
  recipePlanColumn,
  installation,
  mailPriority,
  recipeCards,
  recipeFilters,
  sessionChanges,
  postOrdinals,
  followerNotificationQueue,
  conversationTable,
  recipeSubjects,
  recipeVersions,
  savedRecipes,
  cookingLog,
  recipeTranslations,
  households,
  shoppingList,
  weekPlan,
  recipeOrders,
  ingredientIndexes,
  boundedDeletedRows,
  storedBytes,
  endedSessionsAndGroupInvites,
  settledLabels,
  temperatures,
  listedEntries,
  tableAsked,
  recipesWithinRecipes,
  recipeImports,
  cookingLogClocks,
  conversationDraft,
  recipeArchives,
  accessTokens,
  shoppingLists,
  modelUsage,
  chefTurns,
  partsOfGroups,
  talkSummary,
  chatPictures,
  earlierDrafts,
]
