import { routes } from '@/lib/routing/routes'

import { PlaceForm, type TypedPlace } from './place-form'

/** The search for a place, by name or postcode. */
export function PlaceSearchForm(typed: TypedPlace) {
  return (
    <PlaceForm
      {...typed}
      action={routes.locationsNear}
      id="place"
      name="place"
      label="Place or postcode"
      autoComplete="postal-code"
      button={{ label: 'Find' }}
    />
  )
}
