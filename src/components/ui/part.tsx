'use client'

import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'

import type { BrokenPartProps } from './broken-part'
import { ErrorBoundary } from './error-boundary'

type Attempt = { number: number; restore: () => void }

const FIRST_ATTEMPT: Attempt = { number: 0, restore: () => undefined }

const loadPanel = () => import('./broken-part').then((module) => module.BrokenPart)

/**
 * A part of the page that can fail on its own: a form, a tool, the content of a dialog, a section. The rest of the page
 * goes on working, and what was typed is entered again when the visitor tries again.
 */
export function Part({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(FIRST_ATTEMPT)
  useLayoutEffect(() => attempt.restore(), [attempt])
  const tryAgain = (restore: () => void) => setAttempt({ number: attempt.number + 1, restore })
  return (
    <ErrorBoundary key={attempt.number} panel={<LateBrokenPart onTryAgain={tryAgain} />}>
      {children}
    </ErrorBoundary>
  )
}

/** Loaded only when something has failed, so that pages do not pay for it. */
function LateBrokenPart({ onTryAgain }: Pick<BrokenPartProps, 'onTryAgain'>) {
  // While this renders for the first time, the part that failed is still in the document.
  const [controls] = useState(() => [...document.querySelectorAll('input, select, textarea')])
  const [Panel, setPanel] = useState<ComponentType<BrokenPartProps> | null>(null)
  useEffect(
    () =>
      void loadPanel().then(
        (loaded) => setPanel(() => loaded),
        () => null,
      ),
    [],
  )
  if (!Panel) return <p role="alert">Content temporarily unavailable</p>
  return <Panel controls={controls} onTryAgain={onTryAgain} />
}
