'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

import type { Toast } from './toast-state'
import { currentToast, subscribeToToast } from './toast-store'

const ToastView = lazy(() => import('./toast-view').then((module) => ({ default: module.ToastView })))

/** Where toasts of one place appear. What draws them is fetched with the first toast. */
export function ToastOutlet({ place }: { place: Toast['place'] }) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  if (toast?.place !== place) return null
  return (
    <Suspense>
      <ToastView toast={toast} />
    </Suspense>
  )
}
