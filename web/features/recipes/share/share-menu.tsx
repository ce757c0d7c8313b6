import { Link2, Share2, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Menu } from '../../../ui/menu.tsx'
import { LinkOutcome, usePublicLink } from './public-link.tsx'
import type { ShownRecipe } from '../translations/shown-texts.tsx'
import type { ShareToGroup } from './share-to-group.ts'

/** Copying the link, sharing it with the device, and sharing into a group. A private recipe has a link for its owner only. */
export function ShareMenu({
  recipe,
  shareToGroup,
  disabled,
}: {
  recipe: ShownRecipe
  shareToGroup: ShareToGroup
  disabled: boolean
}) {
  const { t } = useTranslation(['recipeView', 'recipes', 'words'])
  const { copy, share, outcome, error } = usePublicLink(recipe)
  const [isChoosing, setIsChoosing] = useState(false)
  const hasLink = recipe.isPublic || recipe.mine
  const links = [
    {
      key: 'copy',
      label: t('recipes:copyLink'),
      icon: <Link2 className="size-5" />,
      onSelect: copy,
    },
    {
      key: 'share',
      label: t('shareVia'),
      icon: <Share2 className="size-5" />,
      onSelect: share,
    },
  ]
  return (
    <>
      <Menu
        look="bar-button"
        disabled={disabled}
        items={[
          ...(hasLink ? links : []).map(({ onSelect, ...item }) => ({
            ...item,
            onSelect: () => void onSelect(),
          })),
          {
            key: 'group',
            label: t('words:shareToGroup'),
            icon: <Users className="size-5" />,
            onSelect: () => setIsChoosing(true),
          },
        ]}
      >
        <Share2 className="size-5" />
        <span>{t('words:share')}</span>
      </Menu>
      {(outcome !== null || error) && (
        <div className="bar-message">
          <LinkOutcome {...{ outcome, error }} />
        </div>
      )}
      {shareToGroup({ recipe, open: isChoosing, onClose: () => setIsChoosing(false) })}
    </>
  )
}
