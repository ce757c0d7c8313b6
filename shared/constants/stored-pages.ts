/** How long a device stores pages after the server has last confirmed their member. A file of its own: visitors load it. */
export const storedPagesLifetime = 30 * 24 * 60 * 60 * 1000
