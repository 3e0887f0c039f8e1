import { DefinedForm, type FormStart } from '../shared/defined-form'
import { demoForm, type SlotsOffered } from './demo-fields'
import { LazyDemoForm } from './lazy-demo-form'

/** The booking form, rendered by the server; its script loads on first contact. */
export function StaticDemoForm({ hours, at, ...start }: FormStart & SlotsOffered) {
  const drawing = demoForm({ hours, at })
  return (
    <LazyDemoForm formId={drawing.formId} draft={drawing.draft} start={{ hours, at, ...start }}>
      <DefinedForm drawing={drawing} {...start} />
    </LazyDemoForm>
  )
}
