import { DELIVERY_STATES } from '@/lib/domain/delivery/delivery-states'
import { labelOf } from '@/lib/domain/text/label-of'
import type { Delivery } from '@/lib/generated/payload-types'

/** The state of a delivery as a label and a colour. */
export function DeliveryStateCell({ cellData: state }: { cellData: Delivery['state'] }) {
  return (
    <span className="pb-state" data-state={state}>
      {labelOf(DELIVERY_STATES, state)}
    </span>
  )
}
