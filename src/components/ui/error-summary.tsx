'use client'

import { useEffect, useRef, type MouseEvent } from 'react'

import { fieldId, type FieldErrors } from './field-props'

type ErrorSummaryProps = { formId: string; errors: FieldErrors; before: string }

/** What is wrong, on top of the form. Takes the focus whenever it has something new to say; `before` ends its title. */
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
      <h2 id={`${formId}-errors`} className="font-text text-base font-semibold">
        {checkAnswers(entries.length)} {before}
      </h2>
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

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function checkAnswers(count: number): string {
  return `Check ${NUMBERS[count] ?? count} ${count === 1 ? 'answer' : 'answers'}`
}

// Moving the focus by hand keeps the fragment out of the address, where it would add a step to the way back.
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  const target = document.getElementById(event.currentTarget.hash.slice(1))
  if (!target) return
  event.preventDefault()
  target.focus()
}
