'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { HeatingPrices } from '@/lib/domain/energy-costs/ways-of-heating'
import { scriptRoutes } from '@/lib/routing/script-routes'

import type { ShownResult } from './result'

type AskProps = { questions: ReactNode; first: ShownResult; prices: HeatingPrices }

/**
 * The questions and their result. The first result is rendered with the page; the calculation is loaded when the
 * visitor changes something.
 */
export function Ask({ questions, first, prices }: AskProps) {
  const ref = useRef<HTMLFormElement>(null)
  const [result, setResult] = useState(first)
  const [hasFailed, setFailed] = useState(false)

  const update = () =>
    import('./result').then(
      ({ drawResult }) => {
        if (!ref.current) return
        setResult(
          drawResult({
            fields: new FormData(ref.current),
            prices,
            isWorkingOpen: ref.current.querySelector('details')?.open ?? false,
          }),
        )
        setFailed(false)
      },
      () => setFailed(true),
    )

  // Apply what the visitor changed before the script loaded.
  const catchUp = useEffectEvent(() => {
    if (ref.current && isChanged(ref.current)) void update()
  })
  useEffect(() => catchUp(), [])

  return (
    <form ref={ref} action={scriptRoutes.calculator} autoComplete="off" onChange={() => void update()}>
      {questions}
      {hasFailed && (
        <p role="alert" className="mt-5 font-semibold text-fault">
          We couldn’t work that out just now. The figures below are for your last choice. Please try again, or press
          Work out yours.
        </p>
      )}
      <p aria-live="polite" className="mt-5 max-w-[42em]">
        {result.verdict}
      </p>
      {result.figure}
    </form>
  )
}

/** Whether the visitor changed something before the script loaded. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('select')].some((select) => !select.selectedOptions[0]?.defaultSelected)
}
