import type { ReactNode } from 'react'
import { RecipeSlotsContext, type RecipeSlots } from '../../forum/recipe-slots.ts'
import { StoredPictureContext, type StoredPictureProps } from '../../groups/stored-picture.ts'
import { Queries } from '../../queries.tsx'
import { RecipePicker } from '../../recipes/picker/recipe-picker.tsx'
import { RecipeThumb } from '../../recipes/recipe-thumb.tsx'
import { SignedImage } from '../../recipes/signed-image.tsx'
import { CareSlots } from '../care/slots.tsx'
import { GroupSharing } from './group-sharing.tsx'
import { RecipeOverlay } from './recipe-overlay.tsx'

const drawPicture = (picture: StoredPictureProps) => <SignedImage {...picture} />

/** What groups show of the image store. */
export function GroupSlots({ children }: { children: ReactNode }) {
  return (
    <Queries>
      <StoredPictureContext value={drawPicture}>{children}</StoredPictureContext>
    </Queries>
  )
}

const recipeSlots: RecipeSlots = {
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
export function ForumSlots({ children }: { children: ReactNode }) {
  return (
    <GroupSlots>
      <RecipeSlotsContext value={recipeSlots}>
        <GroupSharing>
          <CareSlots>{children}</CareSlots>
        </GroupSharing>
      </RecipeSlotsContext>
    </GroupSlots>
  )
}
