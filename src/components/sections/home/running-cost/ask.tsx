'use client'

import { useRef, useState } from 'react'

import type { Elements } from '@/components/ui/elements'
import { NotWorkedOut } from '@/components/ui/not-worked-out'
import { useEarlierInput } from '@/components/ui/use-earlier-input'
import type { HeatingPrices } from '@/lib/domain/energy-costs/ways-of-heating'
import { scriptRoutes } from '@/lib/routing/script-routes'

import type { ShownResult } from './result'

type AskProps = { questions: Elements; first: ShownResult; prices: HeatingPrices }

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

  useEarlierInput(ref, () => void update())

  return (
    <form ref={ref} action={scriptRoutes.calculator} autoComplete="off" onChange={() => void update()}>
      {questions}
      {hasFailed && (
        <NotWorkedOut button="Work out yours" className="mt-5">
          The figures below are for your last choice.
        </NotWorkedOut>
      )}
      <p aria-live="polite" className="mt-5 max-w-[42em]">
        {result.verdict}
      </p>
      {result.figure}
    </form>
  )
}
