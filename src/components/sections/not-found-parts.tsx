'use client'

import { lazy } from 'react'

/** The parts of the page that is not there, which React has at hand on every other page: their code is not. */
export const WaysOn = lazy(() => import('./ways-on').then(({ WaysOn }) => ({ default: WaysOn })))
export const SearchForPath = lazy(() => import('./search-for-path').then(({ SearchForPath }) => ({ default: SearchForPath })))
