/** The panel of a new site, which the claims of the registry are about. */
export const POWERBOARD_SLUG = 'powerboard-s-225w'
