import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

import type { FieldErrors } from '@/components/ui/field-props'
import { formText, isFormChanged } from '@/lib/browser/form-dom'
import { OWN_NAME } from '@/lib/calculators/engine/home-questions'
import { writeOwnFigures } from '@/lib/domain/estimate/own-figures-text'
import type { OwnFigures } from '@/lib/domain/estimate/project'
import type { QuickAnswers } from '@/lib/domain/estimate/quick-answers'

import { WORKING_ID } from './figure-link'

type Tools = typeof import('./calculator-tools')
type Inputs = { answers: QuickAnswers; own: OwnFigures; query: string }

/** Browsers limit how often a page may change its URL, and a slider moves faster. */
const URL_PAUSE_MS = 200

const NONE: FieldErrors = {}

export const loadEstimateTools = () => import('./calculator-tools')

type First = {
  /** The page that the form requests for the result. */
  action: string
  own: OwnFigures
  errors: FieldErrors
  shown: string | null
}

/** The estimate of what the form says, worked out on every change, and the figure whose working is shown. */
export function useLiveEstimate({ action, own: firstOwn, errors: firstErrors, shown: firstShown }: First) {
  const form = useRef<HTMLFormElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(firstOwn)
  const [summary, setSummary] = useState(firstErrors)
  const [shown, setShown] = useState(firstShown)
  const { tools, inputs, errors, setErrors, isWaiting, hasFailed, recalculate, update } = useEstimate({
    form,
    action,
    firstErrors,
  })

  // Apply what the visitor changed or followed, or the browser autofilled, before the script loaded.
  const catchUp = useEffectEvent(() => {
    if (form.current && (firstShown !== null || isFormChanged(form.current))) void update(own)
  })
  useEffect(() => catchUp(), [])

  const type = () => {
    setSummary(NONE)
    void update(own)
  }
  const leave = ({ relatedTarget }: FocusEvent) => {
    // Not while moving to a button, which would shift from under the pointer.
    if (relatedTarget instanceof HTMLElement && relatedTarget.matches('input, select'))
      void update(own).then((faults) => faults && setErrors(faults))
  }
  const changeOwn = (figures: OwnFigures) => {
    setOwn(figures)
    void update(figures)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!tools) return
    event.preventDefault()
    void update(own).then((faults) => {
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
  return {
    ...{ form, sheet, tools, inputs, own, errors, summary, isWaiting, hasFailed, shown },
    on: { type, leave, changeOwn, submit, follow },
  }
}

type EstimateOf = { form: RefObject<HTMLFormElement | null>; action: string; firstErrors: FieldErrors }

/** The calculation, loaded on first use, and what it last read of the form. */
function useEstimate({ form, action, firstErrors }: EstimateOf) {
  const [tools, setTools] = useState<Tools | null>(null)
  const [inputs, setInputs] = useState<Inputs | null>(null)
  const [errors, setErrors] = useState(firstErrors)
  const [isWaiting, setWaiting] = useState(Object.keys(firstErrors).length > 0)
  const [hasFailed, setFailed] = useState(false)

  /** Reads the form and calculates the result. Errors are shown once the visitor has left a question, or submits. */
  const recalculate = async (figures: OwnFigures): Promise<FieldErrors | null> => {
    const loaded = tools ?? (await loadEstimateTools())
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
  const update = (figures: OwnFigures) =>
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
  return { tools, inputs, errors, setErrors, isWaiting, hasFailed, recalculate, update }
}
