'use client'

import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

import { LeftOut } from '@/components/tools/left-out'
import { SentAlong } from '@/components/tools/sent-along'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { FieldErrors } from '@/components/ui/field-props'
import { NotWorkedOut } from '@/components/ui/not-worked-out'
import { formText, isFormChanged } from '@/lib/browser/form-dom'
import type { Basis } from '@/lib/calculators/quick/estimate-basis'
import { OWN_NAME, RESULT_FORM_ID, type Typed } from '@/lib/calculators/quick/questions'
import { writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import type { OwnFigures } from '@/lib/domain/estimate/project'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'

import { WORKING_ID } from './figure-link'
import { CALCULATOR_FORM_ID, QuestionFields } from './question-fields'
import type { QuestionOptions } from './question-options'

type Tools = typeof import('./calculator-tools')
type Inputs = { answers: QuickAnswers; own: OwnFigures; query: string }

/** Browsers limit how often a page may change its URL, and a slider moves faster. */
const URL_PAUSE_MS = 200

const NONE: FieldErrors = {}

const BUTTON = 'Work it out'

const loadTools = () => import('./calculator-tools')

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
export function LiveCalculator({
  action,
  typed,
  own: firstOwn,
  query,
  options,
  errors: firstErrors,
  basis,
  shown: firstShown,
  children,
  after,
}: LiveCalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [openedAtMs] = useState(() => performance.now())
  const [tools, setTools] = useState<Tools | null>(null)
  const [inputs, setInputs] = useState<Inputs | null>(null)
  const [own, setOwn] = useState(firstOwn)
  const [errors, setErrors] = useState(firstErrors)
  const [summary, setSummary] = useState(firstErrors)
  const [isWaiting, setWaiting] = useState(Object.keys(firstErrors).length > 0)
  const [hasFailed, setFailed] = useState(false)
  const [shown, setShown] = useState(firstShown)
  const isStale = isWaiting || hasFailed

  /** Reads the form and calculates the result. Errors are shown once the visitor has left a question, or submits. */
  const recalculate = async (figures: OwnFigures): Promise<FieldErrors | null> => {
    const loaded = tools ?? (await loadTools())
    if (!form.current) return null
    setTools(loaded)
    setFailed(false)
    const typedNow = { ...formText(form.current), [OWN_NAME]: writeOwnFigures(figures) }
    const read = loaded.readQuickEstimate(typedNow)
    setWaiting(!read.ok)
    if (!read.ok) return read.errors
    setInputs({ answers: read.answers, own: figures, query: loaded.queryOf(typedNow) })
    setErrors(NONE)
    return null
  }
  // If the calculation cannot be loaded, the form's button and the figures' links still ask the server.
  const update = (figures = own) =>
    recalculate(figures).catch(() => {
      // The result that was rendered with the page still applies to the same answers.
      setFailed(form.current !== null && isFormChanged(form.current))
      return null
    })

  useEffect(() => {
    if (!inputs) return
    const timer = setTimeout(() => window.history.replaceState(null, '', `${action}?${inputs.query}`), URL_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [action, inputs])

  // Apply what the visitor changed or followed, or the browser autofilled, before the script loaded.
  const catchUp = useEffectEvent(() => {
    if (form.current && (firstShown !== null || isFormChanged(form.current))) void update()
  })
  useEffect(() => catchUp(), [])

  const type = () => {
    setSummary(NONE)
    void update()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Not while moving to a button, which would shift from under the pointer.
    if (relatedTarget instanceof HTMLElement && relatedTarget.matches('input, select'))
      void update().then((faults) => faults && setErrors(faults))
  }
  const changeOwn = (figures: OwnFigures) => {
    setOwn(figures)
    void update(figures)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!tools) return
    event.preventDefault()
    void update().then((faults) => {
      setErrors(faults ?? NONE)
      setSummary(faults ?? NONE)
      if (!faults) sheet.current?.focus()
    })
  }
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-figure]') : null
    const figure = link?.dataset['figure']
    if (!link || figure === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (figure === shown) document.getElementById(WORKING_ID)?.focus()
    setShown(figure)
    // If the calculation cannot be loaded, the link opens as it would without a script: outside the frame of an embed.
    if (!inputs) recalculate(own).catch(() => window.open(link.href, '_top'))
  }
  return (
    <div className="isolate grid-page max-md:px-0">
      <form
        ref={form}
        id={CALCULATOR_FORM_ID}
        method="get"
        action={action}
        target="_self" // an embedded calculator stays in its frame
        noValidate
        onFocus={() => void loadTools().catch(() => null)}
        onInput={type}
        onBlur={leave}
        onSubmit={submit}
        className="self-start pt-5 pb-7 max-md:px-(--margin) md:sticky md:top-[calc(var(--strip-height)+var(--bar-height))] md:col-span-4 md:pt-7 md:pr-2"
      >
        <ErrorSummary formId={CALCULATOR_FORM_ID} errors={summary} before="to see yours" />
        <QuestionFields typed={typed} options={options} errors={errors} />
        {Object.keys(own).length > 0 && <input type="hidden" name={OWN_NAME} value={writeOwnFigures(own)} />}
        <Button type="submit" look="secondary" className="no-print mt-4 w-full">
          {BUTTON}
        </Button>
        <LeftOut>
          No contact details, and only the letters of your postcode are used. When you leave, your answers are stored
          without anything that identifies you.
        </LeftOut>
      </form>
      <div
        ref={sheet}
        tabIndex={-1}
        onClick={follow}
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
            <tools.LiveQuickEstimate
              {...inputs}
              own={own}
              onOwn={changeOwn}
              basis={basis}
              shown={shown}
              openedAtMs={openedAtMs}
            />
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

function Waiting() {
  return (
    <p role="status" className="px-5 py-9 md:px-11">
      Your result appears here once every question is answered.
    </p>
  )
}
