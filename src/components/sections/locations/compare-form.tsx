import { routes } from '@/lib/routing/routes'

import { PlaceForm, type TypedPlace } from './place-form'

/** Asks which place to compare this one with. */
export function CompareForm({ path, name, ...typed }: TypedPlace & { path: string; name: string }) {
  return (
    <PlaceForm
      {...typed}
      action={routes.comparePlaces}
      place={path}
      id="compare-with"
      name="with"
      label={`Compare ${name} with another place`}
      button={{ label: 'Compare', look: 'secondary' }}
    />
  )
}
