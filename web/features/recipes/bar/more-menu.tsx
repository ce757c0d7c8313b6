import { Ellipsis, ExternalLink, FileOutput, Flag, GitFork, History, Pencil, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router'
import type { Recipe } from '#shared/contract/recipes.ts'
import { paths, patterns } from '#shared/paths.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useConnection } from '../../../lib/connection.ts'
import { useContentActions } from '../../../lib/content-actions.ts'
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
    <Menu
      label={t('short.more')}
      look="bar-button"
      items={verbs(report).map(({ Icon, ...item }) => ({
        ...item,
        icon: <Icon className="size-5 shrink-0 text-ink-soft" />,
      }))}
    >
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
    'recipeEditor',
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

  return (report: (() => void) | null) =>
    [
      {
        key: 'remix',
        Icon: GitFork,
        label: t('recipeVersions:makeMine'),
        isFor: !recipe.hidden,
        needsConnection: true,
        onSelect: () => onOpen('remix'),
      },
      {
        key: 'history',
        Icon: History,
        label: t('recipeVersions:history'),
        isFor: true,
        needsConnection: true,
        onSelect: () => onOpen('history'),
      },
      {
        key: 'edit',
        Icon: Pencil,
        label: t('words:edit'),
        isFor: recipe.mine,
        needsConnection: true,
        onSelect: edit,
      },
      {
        key: 'page',
        Icon: ExternalLink,
        label: t('recipes:publicPage'),
        isFor: recipe.isPublic && !isPublicPage,
        onSelect: () => void navigate(paths.recipe(recipe.uuid)),
      },
      {
        key: 'print',
        Icon: Printer,
        label: t('words:print'),
        isFor: true,
        onSelect: () => window.print(),
      },
      {
        key: 'export',
        Icon: FileOutput,
        label: t('recipeExport:exportAs'),
        // What is shared into a group only is not taken along.
        isFor: recipe.mine || recipe.isPublic,
        needsConnection: true,
        onSelect: () => onOpen('export'),
      },
      {
        key: 'report',
        Icon: Flag,
        label: t('moderation:report'),
        isFor: report !== null,
        needsConnection: true,
        onSelect: () => report?.(),
      },
    ]
      .filter(({ isFor }) => isFor)
      .map(({ key, Icon, label, needsConnection, onSelect }) => ({
        key,
        Icon,
        label,
        disabled: isOffline && needsConnection === true,
        onSelect,
      }))
}
