/** The anchor of a post in the address of its thread. */
export const postAnchor = (id: string) => `post-${id}`

/** The id of the post in the address; null without one. */
export const targetOf = (hash: string): string | null => /^#post-(.+)$/.exec(hash)?.[1] ?? null
