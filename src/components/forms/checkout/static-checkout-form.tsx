import { DefinedForm, type FormStart } from '../shared/defined-form'
import { CHECKOUT_FORM } from './checkout-fields'
import { LateCheckoutForm } from './late-checkout-form'

/** The checkout's form as rendered by the server: a plain post until its script has loaded. */
export function StaticCheckoutForm(start: FormStart) {
  const { formId, draft } = CHECKOUT_FORM
  return (
    <LateCheckoutForm formId={formId} draft={draft} start={start}>
      <DefinedForm definition={CHECKOUT_FORM} {...start} />
    </LateCheckoutForm>
  )
}
