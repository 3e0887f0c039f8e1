import { useEffect, useRef } from 'react'

import { Button } from '@/components/ui/button'
import { writtenDate } from '@/lib/domain/calendar/written-date'
import type { MeterReading } from '@/lib/domain/challenge/meter-readings'
import { writtenNumber } from '@/lib/format/written-number'

type BackwardsQuestionProps = {
  added: MeterReading
  contradicted: MeterReading
  onExchanged: () => void
  onMistyped: () => void
}

/** Asks about a reading with which the meter would have run backwards. */
export function BackwardsQuestion({ added, contradicted, onExchanged, onMistyped }: BackwardsQuestionProps) {
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => question.current?.focus(), [added])

  const order = contradicted.date < added.date ? 'less' : 'more'
  return (
    <div
      role="group"
      aria-labelledby="reading-question"
      className="grid gap-3 rounded-control border-2 border-ink bg-panel p-4 text-sm"
    >
      <p ref={question} tabIndex={-1} id="reading-question" className="font-semibold outline-none">
        {`${writtenReading(added)} is ${order} than ${writtenReading(contradicted)} on ${writtenDate(`${contradicted.date}T12:00:00Z`)}. Meters don’t run backwards: was the meter exchanged, or is it a typing error?`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" look="secondary" onClick={onMistyped}>
          A typing error, let me correct it
        </Button>
        <Button size="sm" look="secondary" onClick={onExchanged}>
          The meter was exchanged, add it
        </Button>
      </div>
      <p className="text-ink-2">If the other reading is wrong, remove it in the table below first.</p>
    </div>
  )
}

const writtenReading = ({ value }: MeterReading) => writtenNumber(value, { most: 3 })
