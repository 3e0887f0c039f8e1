import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { OptionTiles } from '@/components/ui/option-tiles'
import type { ColumnChoice, ConsumptionQuestion } from '@/lib/calculators/challenge/consumption-question'

import { SampleTable } from './sample-table'

const FORM_ID = 'usage-column'

/** One below the other, as headings can be long. */
const IN_ONE_COLUMN = 'wrap-anywhere [&>div]:grid-cols-1'

type ColumnQuestionProps = {
  /** Why the file cannot be read without an answer, or with the last one. */
  reason: string
  question: ConsumptionQuestion
  onAnswer: (choice: ColumnChoice) => void
  onCancel: () => void
}

/** Asks what a file leaves open, and shows what its first rows come to with the answer. */
export function ColumnQuestion({ reason, question, onAnswer, onCancel }: ColumnQuestionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [choice, setChoice] = useState(question.proposed)
  useEffect(() => heading.current?.focus(), [])

  const { columns, units, marks } = question
  const column = columns[choice.column]
  const change = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement)) return
    const { name, value } = target
    if (name === 'column') return setChoice(question.choiceOf(Number(value)))
    const unit = name === 'unit' ? units.find((offered) => offered.value === value)?.value : undefined
    const mark = name === 'mark' ? marks.find((offered) => offered === value) : undefined
    setChoice({ ...choice, ...(unit && { unit }), ...(mark && { mark }) })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAnswer(choice)
  }
  return (
    <form
      onSubmit={submit}
      onChange={change}
      aria-labelledby={`${FORM_ID}-heading`}
      className="grid grid-cols-1 gap-4 rounded-control border-2 border-ink bg-panel p-4 md:p-5"
    >
      <div>
        <h4
          ref={heading}
          tabIndex={-1}
          id={`${FORM_ID}-heading`}
          className="font-text text-base font-semibold outline-none"
        >
          Please check what this file counts
        </h4>
        <p
          aria-live="polite"
          className="mt-1 text-sm text-ink-2"
        >{`${reason} Nothing is kept until you have answered.`}</p>
      </div>
      <Questions question={question} choice={choice} />
      <SampleTable heading={column?.heading ?? ''} rows={question.sample(choice)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm">
          Use this column
        </Button>
        <Button size="sm" look="secondary" onClick={onCancel}>
          Don’t use this file
        </Button>
      </div>
    </form>
  )
}

function Questions({ question, choice }: { question: ConsumptionQuestion; choice: ColumnChoice }) {
  const { columns, units } = question
  const column = columns[choice.column]
  return (
    <>
      {columns.length > 1 && (
        <OptionTiles
          id={`${FORM_ID}-column`}
          name="column"
          label="Which column is what your home used?"
          hint="Not what solar panels produced, what was exported, or what went into a battery."
          options={columns.map(({ heading: label }, index) => ({ value: String(index), label }))}
          value={String(question.proposed.column)}
          required
          className={IN_ONE_COLUMN}
        />
      )}
      {column?.unit === null && (
        <OptionTiles
          key={`unit of ${choice.column}`}
          id={`${FORM_ID}-unit`}
          name="unit"
          label="In which unit are its amounts?"
          hint="Your supplier’s website or your meter says it."
          options={units}
          value={choice.unit}
          required
        />
      )}
      {column && column.meanings !== null && (
        <OptionTiles
          key={`mark of ${choice.column}`}
          id={`${FORM_ID}-mark`}
          name="mark"
          label="What do its commas mean?"
          options={column.meanings}
          value={choice.mark}
          required
          className={IN_ONE_COLUMN}
        />
      )}
    </>
  )
}
