'use client'

import { lazy } from 'react'

/**
 * The not-found section. Its code and content are loaded only when a page does not exist, because otherwise React's
 * copy of every page would include them.
 */
export const LateNotFoundSection = lazy(() =>
  import('./not-found-section').then((module) => ({ default: module.NotFoundSection })),
)
