'use client'

import { lazy } from 'react'

/** The not-found section, whose code and content come only once a page turns out not to exist: React's copy of every page would have them. */
export const LateNotFoundSection = lazy(() =>
  import('./not-found-section').then((module) => ({ default: module.NotFoundSection })),
)
