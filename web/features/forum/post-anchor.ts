/** What a post is called within its page's address. */
export const postAnchor = (id: string) => `post-${id}`

/** The post that an address points to, or null. */
export const targetOf = (hash: string): string | null => /^#post-(.+)$/.exec(hash)?.[1] ?? null
