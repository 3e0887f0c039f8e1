'use client'

import { type ReactNode, useState } from 'react'

import { LeftOut } from '@/components/tools/left-out'
import { SentAlong } from '@/components/tools/sent-along'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { FieldErrors } from '@/components/ui/field-props'
import { NotWorkedOut } from '@/components/ui/not-worked-out'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import { OWN_NAME, RESULT_FORM_ID, type Typed } from '@/lib/calculators/engine/home-questions'
import { writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import type { OwnFigures } from '@/lib/domain/estimate/project'

import { CALCULATOR_FORM_ID, QuestionFields } from './question-fields'
import type { QuestionOptions } from './question-options'
import { loadEstimateTools, useLiveEstimate } from './use-live-estimate'

const BUTTON = 'Work it out'

type LiveCalculatorProps = {
  /** The page that the form requests for the result. */
  action: string
  typed: Typed
  /** The visitor's own figures. */
  own: OwnFigures
  /** The answers as a query string; empty if they are invalid. */
  query: string
  options: QuestionOptions
  errors: FieldErrors
  basis: Basis
  /** The figure whose working was rendered with the page. */
  shown: string | null
  /** The result that was rendered with the page. */
  children: ReactNode
  /** Shown below a result. */
  after?: ReactNode
}

/**
 * The form beside its result, which updates on every change; without JavaScript, the form requests a page with the
 * result.
 */
export function LiveCalculator(props: LiveCalculatorProps) {
  const { action, typed, query, options, basis, children, after } = props
  const [openedAtMs] = useState(() => performance.now())
  const { form, sheet, tools, inputs, own, errors, summary, isWaiting, hasFailed, shown, on } = useLiveEstimate(props)
  const isStale = isWaiting || hasFailed
  return (
    <div className="isolate grid-page max-md:px-0">
      <form
        ref={form}
        id={CALCULATOR_FORM_ID}
        method="get"
        action={action}
        target="_self" // an embedded calculator stays in its frame
        noValidate
        onFocus={() => void loadEstimateTools().catch(() => null)}
        onInput={on.type}
        onBlur={on.leave}
        onSubmit={on.submit}
        className="self-start pt-5 pb-7 max-md:px-(--margin) md:sticky md:top-[calc(var(--strip-height)+var(--bar-height))] md:col-span-4 md:pt-7 md:pr-2"
      >
        <ErrorSummary formId={CALCULATOR_FORM_ID} errors={summary} before="to see yours" />
        <QuestionFields typed={typed} options={options} errors={errors} />
        {Object.keys(own).length > 0 && <input type="hidden" name={OWN_NAME} value={writeOwnFigures(own)} />}
        <Button type="submit" look="secondary" className="no-print mt-4 w-full">
          {BUTTON}
        </Button>
        <Stored />
      </form>
      <div
        ref={sheet}
        tabIndex={-1}
        onClick={on.follow}
        className="scroll-mt-32 bg-panel shadow-cast outline-none md:col-span-8"
      >
        {hasFailed ? (
          <NotWorkedOut button={BUTTON} className="px-5 py-9 md:px-11">
            {query !== '' && 'The figures below are for your earlier answers.'}
          </NotWorkedOut>
        ) : (
          isWaiting && <Waiting />
        )}
        <div className={isStale ? 'opacity-40' : undefined}>
          {tools && inputs ? (
            <tools.LiveQuickEstimate {...inputs} {...{ own, basis, shown, openedAtMs }} onOwn={on.changeOwn} />
          ) : (
            children
          )}
        </div>
        {after && <div hidden={isStale}>{after}</div>}
        {after && <SentAlong formId={RESULT_FORM_ID} query={inputs?.query ?? query} />}
      </div>
    </div>
  )
}

function Stored() {
  return (
    <LeftOut>
      No contact details, and only the letters of your postcode are used. When you leave, your answers are stored
      without anything that identifies you.
    </LeftOut>
  )
}

function Waiting() {
  return (
    <p role="status" className="px-5 py-9 md:px-11">
      Your result appears here once every question is answered.
    </p>
  )
}
