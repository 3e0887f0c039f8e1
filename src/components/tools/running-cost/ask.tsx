'use client'

import { useRef, useState } from 'react'

import type { Elements } from '@/components/ui/elements'
import { NotWorkedOut } from '@/components/ui/not-worked-out'
import { useEarlierInput } from '@/components/ui/use-earlier-input'

import type { ShownResult } from './result'

type AskProps = { questions: Elements; first: ShownResult }

/**
 * The questions and their result. The first result is rendered with the page; the calculation and its numbers are loaded
 * when the visitor changes something.
 */
export function Ask({ questions, first }: AskProps) {
  const ref = useRef<HTMLFormElement>(null)
  const [result, setResult] = useState(first)
  const [hasFailed, setFailed] = useState(false)

  const update = async () => {
    try {
      const [{ drawResult }, { loadBasis }] = await Promise.all([import('./result'), import('../load-basis')])
      const basis = await loadBasis()
      if (!ref.current) return
      const isWorkingOpen = ref.current.querySelector('details')?.open ?? false
      setResult(drawResult({ fields: new FormData(ref.current), basis, isWorkingOpen }))
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  useEarlierInput(ref, () => void update())

  return (
    <form ref={ref} autoComplete="off" onChange={() => void update()}>
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
