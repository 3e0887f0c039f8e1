import { DELIVERY_STATES } from '@/lib/domain/delivery/delivery-states'
import type { Delivery } from '@/lib/generated/payload-types'

/** The state of a delivery in words and colour. */
export function DeliveryStateCell({ cellData: state }: { cellData: Delivery['state'] }) {
  return (
    <span className="pb-state" data-state={state}>
      {DELIVERY_STATES.find(({ value }) => value === state)?.label}
    </span>
  )
}
