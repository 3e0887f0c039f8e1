'use client'

import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'

import type { HeatingPrices } from '@/lib/domain/running-cost/ways-of-heating'
import { scriptRoutes } from '@/lib/site/script-routes'

import type { ShownAnswer } from './answer'

type AskProps = { questions: ReactNode; first: ShownAnswer; prices: HeatingPrices }

/** The question and its answer. The first answer comes with the page; the sum is fetched when somebody changes the question. */
export function Ask({ questions, first, prices }: AskProps) {
  const ref = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState(first)
  const [hasFailed, setFailed] = useState(false)

  const update = () =>
    import('./answer').then(
      ({ drawAnswer }) => {
        if (!ref.current) return
        setAnswer(
          drawAnswer({
            fields: new FormData(ref.current),
            prices,
            isWorkingOpen: ref.current.querySelector('details')?.open ?? false,
          }),
        )
        setFailed(false)
      },
      () => setFailed(true),
    )

  // What a visitor changed before the script was there.
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
        {answer.verdict}
      </p>
      {answer.figure}
    </form>
  )
}

/** Whether somebody chose something before the script was there. */
function isChanged(form: HTMLFormElement): boolean {
  return [...form.querySelectorAll('select')].some((select) => !select.selectedOptions[0]?.defaultSelected)
}
