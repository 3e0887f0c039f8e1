/** The cookie of visitors who chose Essential Only: its only value is 'yes', so it cannot tell one from another. */
export const UNCOUNTED_COOKIE = 'essential-only'
