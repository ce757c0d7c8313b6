/** The door to the recipe that stands while it is talked about: read with the talk, and changed by hand. */
export { editDraft, type DraftEdit, type ExaminedDraft } from './draft/edit-draft.ts'
export type { EditedDraft } from './draft/edit-library.ts'
export { heldIn, understood, type SentConversation, type TurnAim } from './draft/understood.ts'
export { adapted, type Adaptation } from './draft/adapted.ts'
export { examineWords, type SaidWords } from './draft/words-for-eaters.ts'
