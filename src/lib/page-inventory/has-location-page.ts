/** SQL condition for a row of `places` to have its own page, equivalent to `hasOwnPage` in lib/domain/locations. */
export const HAS_LOCATION_PAGE = `is_active and kind <> 'country' and (kind <> 'suburb' or tier <= 2)`
