import {
  Ellipsis,
  ExternalLink,
  FileOutput,
  Flag,
  GitFork,
  History,
  Pencil,
  Printer,
  type LucideIcon,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router'
import type { Recipe } from '#shared/contract/recipes.ts'
import { paths, patterns } from '#shared/paths.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useConnection } from '../../../lib/connection.ts'
import { useContentActions } from '../../../lib/content-actions.ts'
import { menuItem } from '../../../ui/menu-item.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { ExportDialog } from '../export/export-dialog.tsx'
import { fromMyRecipes } from '../use-my-recipes-url.ts'
import { HistoryDialog } from '../versions/history-dialog.tsx'
import { RemixDialog } from '../versions/remix-dialog.tsx'

interface MoreMenuProps {
  recipe: Recipe
  isPublicPage: boolean
}

type MoreDialog = 'remix' | 'history' | 'export'

/** The verbs that are needed less often, behind "More". */
export function MoreMenu({ recipe, isPublicPage }: MoreMenuProps) {
  const { t } = useTranslation(['recipeView', 'ui'])
  const [opened, setOpened] = useState<MoreDialog | null>(null)
  const verbs = useMoreVerbs({ recipe, isPublicPage }, setOpened)
  const close = () => setOpened(null)
  const menu = (report: (() => void) | null) => (
    <Menu label={t('short.more')} look="bar-button" items={verbs(report)}>
      <Ellipsis className="size-5" />
      <span>{t('short.more')}</span>
    </Menu>
  )
  const { id, ownerName } = recipe
  const content = {
    kind: 'recipe' as const,
    id,
    authorId: null,
    author: ownerName ?? t('ui:unnamedUser'),
  }
  const { reportable } = useContentActions()
  return (
    <>
      {/* One tree for both: an open menu stays when it becomes known whose recipe it is. */}
      {reportable(content, (report) => menu(recipe.mine ? null : report))}
      <RemixDialog recipe={recipe} open={opened === 'remix'} onClose={close} />
      <HistoryDialog recipe={recipe} open={opened === 'history'} onClose={close} />
      <ExportDialog
        exported={{ kind: 'recipe', id, title: recipe.title }}
        open={opened === 'export'}
        onClose={close}
      />
    </>
  )
}

function useMoreVerbs({ recipe, isPublicPage }: MoreMenuProps, onOpen: (dialog: MoreDialog) => void) {
  const { t } = useTranslation([
    'recipeView',
    'recipes',
    'recipeVersions',
    'recipeExport',
    'moderation',
    'words',
  ])
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { isOffline } = useConnection()

  function edit() {
    // From another page no state: the user stays in the binder, which shows that the recipe is saved.
    const state = matchPath(patterns.myRecipes, pathname) ? fromMyRecipes : undefined
    void navigate(paths.writeRecipe(language, recipe.id), { state })
  }

  const verb = (key: string, label: string, Icon: LucideIcon, onSelect: () => void) =>
    menuItem(key, label, Icon, onSelect, 'size-5 text-ink-soft')
  const online = (...item: Parameters<typeof verb>) => ({ ...verb(...item), disabled: isOffline })

  return (report: (() => void) | null) => [
    !recipe.hidden && online('remix', t('recipeVersions:makeMine'), GitFork, () => onOpen('remix')),
    online('history', t('recipeVersions:history'), History, () => onOpen('history')),
    recipe.mine && online('edit', t('words:edit'), Pencil, edit),
    recipe.isPublic &&
      !isPublicPage &&
      verb('page', t('recipes:publicPage'), ExternalLink, () => void navigate(paths.recipe(recipe.uuid))),
    verb('print', t('words:print'), Printer, () => window.print()),
    // What is shared into a group only is not taken along.
    (recipe.mine || recipe.isPublic) &&
      online('export', t('recipeExport:exportAs'), FileOutput, () => onOpen('export')),
    report !== null && online('report', t('moderation:report'), Flag, report),
  ]
}
