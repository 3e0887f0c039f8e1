import { useRouter } from 'next/navigation'

import { showToast } from '@/components/ui/toast-store'
import { cartQuery, emptyCart } from '@/lib/browser/cart/cart-queries'
import { queryClient } from '@/lib/browser/query-client'
import { checkoutForm } from '@/lib/schemas/form-values'

import { DefinedForm, type FormStart } from '../shared/defined-form'
import { SUBMISSION_FAILED } from '../shared/notices'
import { usePageForm } from '../shared/use-page-form'
import { CHECKOUT_FORM } from './checkout-fields'

/**
 * Orders the contents of the basket, then opens the order's page. After a failure the receipt is reloaded, with the
 * current prices of the goods and of delivery.
 */
export function CheckoutForm(start: FormStart) {
  const router = useRouter()
  const form = usePageForm({
    definition: CHECKOUT_FORM,
    start,
    unsent: 'Nothing has been ordered.',
    validation: {
      shape: checkoutForm,
      loadSchema: () => import('@/lib/schemas/checkout').then((module) => module.checkoutSchema),
    },
    onSent: ({ enquiry }) => {
      void emptyCart()
      window.location.assign(enquiry ?? '/')
    },
    onFailed: () => {
      void queryClient.refetchQueries({ queryKey: cartQuery.queryKey })
      router.refresh()
      showToast(SUBMISSION_FAILED)
    },
  })
  return <DefinedForm {...form} />
}
