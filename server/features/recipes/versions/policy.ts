interface Version {
  id: string
  was_public: boolean
  hidden_at: Date | null
  /** Whether it was shared into a group of the viewer while it was current. */
  was_shared_with_viewer: boolean
}

/**
 * Whether a user who may read the recipe may see one of its versions. The owner sees all. Others see the current one, and
 * those that they could read while these were current; of the latter, hidden ones are for admins only.
 */
export function maySeeVersion(
  version: Version,
  recipe: { owner_id: string; version_id: string },
  viewer: { id: string; isAdmin: boolean },
): boolean {
  if (recipe.owner_id === viewer.id || recipe.version_id === version.id) return true
  if (version.hidden_at !== null && !viewer.isAdmin) return false
  return version.was_public || version.was_shared_with_viewer
}
