import { DefinedForm, type FormStart } from '../shared/defined-form'
import { demoForm, type SlotsOffered } from './demo-fields'
import { LazyDemoForm } from './lazy-demo-form'

/** The booking form, rendered by the server; its script loads on first contact. */
export function StaticDemoForm({ hours, at, ...start }: FormStart & SlotsOffered) {
  const definition = demoForm({ hours, at })
  return (
    <LazyDemoForm formId={definition.formId} draft={definition.draft} start={{ hours, at, ...start }}>
      <DefinedForm definition={definition} {...start} />
    </LazyDemoForm>
  )
}
