'use client'

import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react'

import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { FieldErrors } from '@/components/ui/field-props'
import type { QuickAnswers } from '@/lib/domain/quick-estimate/answers'
import type { Basis } from '@/lib/site/quick-calculation/estimate'
import { RESULT_FORM_ID, type Typed } from '@/lib/site/quick-calculation/questions'

import { WORKING_ID } from './figure-link'
import { LeftOut } from './left-out'
import { CALCULATOR_FORM_ID, QuestionFields } from './question-fields'
import type { QuestionOptions } from './question-options'

type Tools = typeof import('./calculator-tools')
type Asked = { answers: QuickAnswers; query: string }

const NONE: FieldErrors = {}

const loadTools = () => import('./calculator-tools')

type LiveCalculatorProps = {
  /** Where the form asks for a page with the answer. */
  action: string
  typed: Typed
  /** What was typed, as an address has it; empty where it cannot be used. */
  query: string
  options: QuestionOptions
  errors: FieldErrors
  basis: Basis
  /** The answer that came with the page. */
  children: ReactNode
  /** Stands under an answer. */
  after?: ReactNode
}

/** The form beside its answer, which follows every change; without a script, the form asks for a page with the answer. */
export function LiveCalculator({
  action,
  typed,
  query,
  options,
  errors: firstErrors,
  basis,
  children,
  after,
}: LiveCalculatorProps) {
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [openedAtMs] = useState(() => performance.now())
  const [tools, setTools] = useState<Tools | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [errors, setErrors] = useState(firstErrors)
  const [summary, setSummary] = useState(firstErrors)
  const [isWaiting, setWaiting] = useState(Object.keys(firstErrors).length > 0)
  const [shown, setShown] = useState<string | null>(null)

  /** Reads the form and answers it. What is wrong with it is said once the visitor has left a question, or asks. */
  const recalculate = async (): Promise<FieldErrors | null> => {
    const loaded = tools ?? (await loadTools())
    if (!form.current) return null
    setTools(loaded)
    const typedNow = typedIn(form.current)
    const read = loaded.readQuickCalculation(typedNow)
    setWaiting(!read.ok)
    if (!read.ok) return read.errors
    const asking = loaded.queryOf(typedNow)
    setAsked({ answers: read.answers, query: asking })
    setErrors(NONE)
    window.history.replaceState(null, '', `${action}?${asking}`)
    return null
  }
  // Without the sums, for want of a connection, the form's button and the figures' links still ask the server.
  const update = () => recalculate().catch(() => null)

  // What a visitor changed before the script was there, or what the browser filled in again.
  const catchUp = useEffectEvent(() => {
    if (form.current && isChanged(form.current, typed)) void update()
  })
  useEffect(() => catchUp(), [])

  const type = () => {
    setSummary(NONE)
    void update()
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Not on the way to a button, which would move away from under the pointer.
    if (relatedTarget instanceof HTMLElement && relatedTarget.matches('input, select'))
      void update().then((faults) => faults && setErrors(faults))
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
    const figure =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>('a[data-figure]')?.dataset['figure']
        : undefined
    if (figure === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (figure === shown) document.getElementById(WORKING_ID)?.focus()
    setShown(figure)
    if (!asked) void update()
  }
  return (
    <div className="isolate grid-page max-md:px-0">
      <form
        ref={form}
        id={CALCULATOR_FORM_ID}
        method="get"
        action={action}
        target="_self" // in somebody else's page it stays in its frame
        noValidate
        onFocus={() => void loadTools().catch(() => null)}
        onInput={type}
        onBlur={leave}
        onSubmit={submit}
        className="self-start pt-5 pb-7 max-md:px-(--margin) md:sticky md:top-[calc(var(--strip-height)+var(--bar-height))] md:col-span-4 md:pt-7 md:pr-2"
      >
        <ErrorSummary formId={CALCULATOR_FORM_ID} errors={summary} before="to see yours" />
        <QuestionFields typed={typed} options={options} errors={errors} />
        <Button type="submit" look="secondary" className="no-print mt-4 w-full">
          Work it out
        </Button>
        <LeftOut />
      </form>
      <div
        ref={sheet}
        tabIndex={-1}
        onClick={follow}
        className="scroll-mt-32 bg-panel shadow-cast outline-none md:col-span-8"
      >
        {isWaiting && <Waiting />}
        <div className={isWaiting ? 'opacity-40' : undefined}>
          {tools && asked ? (
            <tools.LiveAnswer {...asked} basis={basis} shown={shown} openedAtMs={openedAtMs} />
          ) : (
            children
          )}
        </div>
        {after && <div hidden={isWaiting}>{after}</div>}
        {after && <SentAlong query={asked?.query ?? query} />}
      </div>
    </div>
  )
}

/** The answers as fields of the form that asks for the result by mail. */
function SentAlong({ query }: { query: string }) {
  const answers = [...new URLSearchParams(query)].filter(([, value]) => value !== '')
  return answers.map(([name, value]) => (
    <input key={name} type="hidden" form={RESULT_FORM_ID} name={name} value={value} />
  ))
}

function Waiting() {
  return (
    <p role="status" className="px-5 py-9 md:px-11">
      The answer comes here once every question has one that we can use.
    </p>
  )
}

function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}

function isChanged(form: HTMLFormElement, typed: Typed): boolean {
  const now = typedIn(form)
  return [...Object.keys(typed), ...Object.keys(now)].some((name) => now[name] !== typed[name])
}
