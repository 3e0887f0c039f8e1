'use client'

import { type MouseEvent, useEffect, useRef } from 'react'

import { inWords } from '@/lib/format/in-words'

import { type FieldErrors, fieldId } from './field-props'

type ErrorSummaryProps = { formId: string; errors: FieldErrors; before: string }

/** The errors, above the form. Takes the focus whenever they change; `before` ends its title. */
export function ErrorSummary({ formId, errors, before }: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  const entries = Object.entries(errors)

  useEffect(() => {
    ref.current?.focus()
  }, [errors])

  if (entries.length === 0) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${formId}-errors`}
      className="mb-7 rounded-control border-2 border-t-7 border-fault bg-panel px-5 pt-3.5 pb-4"
    >
      <h2
        id={`${formId}-errors`}
        className="font-text text-base font-semibold"
      >{`${checkAnswers(entries.length)} ${before}`}</h2>
      <ul className="mt-1 list-disc pl-5 text-sm marker:text-fault">
        {entries.map(([name, message]) => (
          <li key={name} className="py-0.5">
            <a
              href={`#${fieldId(formId, name)}`}
              onClick={focusTarget}
              className="font-semibold text-fault underline decoration-fault/45 decoration-2 underline-offset-[.22em] hover:decoration-fault"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function checkAnswers(count: number): string {
  return `Check ${inWords(count)} ${count === 1 ? 'answer' : 'answers'}`
}

// Focusing by script keeps the fragment out of the URL and the browser history.
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}
