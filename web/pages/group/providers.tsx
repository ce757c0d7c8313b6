import type { ReactNode } from 'react'
import { RecipePartsContext, type RecipeParts } from '../../features/forum/recipe-parts.ts'
import { StoredImageContext, type StoredImageProps } from '../../features/groups/stored-image.ts'
import { QueryProvider } from '../../app/query-provider.tsx'
import { RecipePicker } from '../../features/recipes/picker/recipe-picker.tsx'
import { RecipeThumb } from '../../features/recipes/recipe-thumb.tsx'
import { SignedImage } from '../../lib/signed-image.tsx'
import { ModerationProviders } from '../../features/moderation/providers.tsx'
import { GroupSharing } from '../../features/groups/group-sharing.tsx'
import { RecipeOverlay } from '../../features/recipes/recipe-overlay.tsx'

const renderImage = (picture: StoredImageProps) => <SignedImage {...picture} />

/** What groups show of the image store. */
export function GroupProviders({ children }: { children: ReactNode }) {
  return (
    <QueryProvider>
      <StoredImageContext value={renderImage}>{children}</StoredImageContext>
    </QueryProvider>
  )
}

const recipeParts: RecipeParts = {
  picker: ({ onChoose, ...dialog }) => (
    <RecipePicker
      {...dialog}
      onChoose={({ id, title, imageKey }) => onChoose({ id, title, imageName: imageKey })}
    />
  ),
  viewer: (dialog) => <RecipeOverlay {...dialog} />,
  thumb: (imageName) => <RecipeThumb image={imageName} />,
}

/** What a forum shows of recipes, besides. */
export function ForumProviders({ children }: { children: ReactNode }) {
  return (
    <GroupProviders>
      <RecipePartsContext value={recipeParts}>
        <GroupSharing>
          <ModerationProviders>{children}</ModerationProviders>
        </GroupSharing>
      </RecipePartsContext>
    </GroupProviders>
  )
}
