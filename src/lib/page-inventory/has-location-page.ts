/** Condition for a row of places to have a page of its own, as `hasOwnPage` in lib/domain/locations has it. */
export const HAS_LOCATION_PAGE = `is_active and kind <> 'country' and (kind <> 'suburb' or tier <= 2)`
