'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'

import { ErrorBoundary } from './error-boundary'
import type { Toast } from './toast-state'
import { currentToast, loadToastView, subscribeToToast } from './toast-store'

const ToastView = lazy(loadToastView)

/** Renders the toasts of one outlet. */
export function ToastOutlet({ place }: { place: Toast['place'] }) {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, () => null)
  if (toast?.place !== place) return null
  return (
    <ErrorBoundary>
      <Suspense>
        <ToastView toast={toast} />
      </Suspense>
    </ErrorBoundary>
  )
}
