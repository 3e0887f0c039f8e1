'use client'

import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from 'react'

import { carryContactDetails } from '@/lib/browser/quote-draft'
import { readTyped, type TypedInput, writeTyped } from '@/lib/browser/typed-input'
import { quoteRequestFrom } from '@/lib/routing/script-routes'

import { buttonClass } from './button-class'
import { ErrorBoundary } from './error-boundary'
import { textLinkClass } from './link'
import { PhoneContext } from './phone-provider'

type Attempt = { number: number; typed: TypedInput | null }

/**
 * A part of the page that can fail on its own: a form, a tool, the content of a dialog, a section. The rest of the page
 * goes on working, and what was typed is entered again when the visitor tries again.
 */
export function Part({ children }: { children: ReactNode }) {
  const [{ number, typed }, setAttempt] = useState<Attempt>({ number: 0, typed: null })
  useLayoutEffect(() => {
    if (typed) writeTyped(document, typed)
  }, [typed])
  return (
    <ErrorBoundary
      key={number}
      panel={<BrokenPart onTryAgain={(kept) => setAttempt({ number: number + 1, typed: kept })} />}
    >
      {children}
    </ErrorBoundary>
  )
}

/** It ships with every page, so it imports only the button's class. */
function BrokenPart({ onTryAgain }: { onTryAgain: (typed: TypedInput) => void }) {
  const phone = useContext(PhoneContext)
  // While this renders for the first time, the part that failed is still in the document.
  const [typed] = useState(() => readTyped(document))
  useEffect(() => carryContactDetails(typed), [typed])
  return (
    <div role="alert" className="grid-page py-7">
      <div className="col-span-full rounded-panel bg-panel p-5 text-ink shadow-cast md:p-8">
        <h2 className="font-text text-h4 font-semibold">Content temporarily unavailable</h2>
        <p className="mt-2 max-w-[38em]">
          <span>This part of the page has stopped working. What you typed is kept. You can try again, </span>
          {phone && (
            <span>
              call{' '}
              <a href={phone.href} className={textLinkClass}>
                {phone.display}
              </a>
              ,{' '}
            </span>
          )}
          <span>
            or{' '}
            <a href={quoteRequestFrom('broken-part')} className={textLinkClass}>
              write to us
            </a>{' '}
            on a page that needs no script.
          </span>
        </p>
        <button
          type="button"
          className={`${buttonClass({ look: 'secondary' })} mt-5`}
          onClick={() => onTryAgain(typed)}
        >
          Try again
        </button>
      </div>
    </div>
  )
}
