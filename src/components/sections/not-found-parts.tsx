'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

// React has the page that is not there at hand on every other page. The code of its parts it has not.
const LateWaysOn = lazy(() => import('./ways-on').then(({ WaysOn }) => ({ default: WaysOn })))
const LateSearchForPath = lazy(() => import('./search-for-path').then(({ SearchForPath }) => ({ default: SearchForPath })))

export function WaysOn(props: ComponentProps<typeof LateWaysOn>) {
  return (
    <Suspense>
      <LateWaysOn {...props} />
    </Suspense>
  )
}

export function SearchForPath(props: ComponentProps<typeof LateSearchForPath>) {
  return (
    <Suspense>
      <LateSearchForPath {...props} />
    </Suspense>
  )
}
