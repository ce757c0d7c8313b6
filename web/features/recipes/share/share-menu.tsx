import { Link2, Share2, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { menuItem } from '../../../ui/menu-item.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { LinkOutcome, usePublicLink } from './public-link.tsx'
import type { ShownRecipe } from '../translations/shown-texts.tsx'
import type { ShareToGroup } from './share-to-group.ts'

interface ShareMenuProps {
  recipe: ShownRecipe
  shareToGroup: ShareToGroup
  disabled: boolean
}

/** Copying the link, sharing it with the device, and sharing into a group. A private recipe has a link for its owner only. */
export function ShareMenu({ recipe, shareToGroup, disabled }: ShareMenuProps) {
  const { t } = useTranslation(['recipeView', 'recipes', 'words'])
  const { copy, share, outcome, error } = usePublicLink(recipe)
  const [isChoosing, setIsChoosing] = useState(false)
  const hasLink = recipe.isPublic || recipe.mine
  return (
    <>
      <Menu
        look="bar-button"
        disabled={disabled}
        items={[
          hasLink && menuItem('copy', t('recipes:copyLink'), Link2, () => void copy(), 'size-5'),
          hasLink && menuItem('share', t('shareVia'), Share2, () => void share(), 'size-5'),
          menuItem('group', t('words:shareToGroup'), Users, () => setIsChoosing(true), 'size-5'),
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
