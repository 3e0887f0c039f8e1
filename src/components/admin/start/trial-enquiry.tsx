import { DELIVERY_STATES, type DeliveryChannel } from '@/lib/domain/delivery/delivery-states'
import { type TestedService } from '@/lib/domain/staff/tested-services'
import { labelOf } from '@/lib/domain/text/label-of'
import type { ServiceOfSite } from '@/lib/operations/tested-services'
import type { TrialEnquiry as Trial } from '@/lib/operations/trial-enquiry'

import { writtenMoment } from '../moment'
import { StaffActionButton } from '../staff-action-button'
import { StaffTable } from '../staff-table'

/** `service`: what it would need to leave the site. */
const RECEIPTS: readonly { channel: DeliveryChannel; name: string; service: TestedService }[] = [
  { channel: 'sales-email', name: 'Email to sales', service: 'email' },
  { channel: 'customer-email', name: 'Email to the customer', service: 'email' },
  { channel: 'crm', name: 'CRM', service: 'crm' },
]

type TrialEnquiryProps = { trial: Trial | null; services: ServiceOfSite[] }

/** An invented enquiry that goes the way of every other, with its five receipts. */
export function TrialEnquiry({ trial, services }: TrialEnquiryProps) {
  return (
    <section aria-labelledby="trial-enquiry">
      <h2 id="trial-enquiry">Trial enquiry</h2>
      <p>
        It is stored, timed and prepared for sending like that of a customer. It is a sample under “Training” in the
        inbox, so nothing about it leaves the site.
      </p>
      <p>
        <StaffActionButton label="Send a trial enquiry" path="/operations/trial-enquiry" body={{}} />
      </p>
      {trial && <Receipts trial={trial} services={services} />}
    </section>
  )
}

function Receipts({ trial, services }: { trial: Trial; services: ServiceOfSite[] }) {
  const { reference, receivedAt, dueAt, deliveries } = trial
  const rows = [
    { name: 'Stored', cells: ['Done', `${reference}, ${writtenMoment(receivedAt)}.`] },
    { name: 'Clock started', cells: ['Done', `A reply is due by ${writtenMoment(dueAt)}.`] },
    ...RECEIPTS.map(({ channel, name, service }) => {
      const state = deliveries[channel]
      return { name, cells: [stateOf(state), state === 'sent' ? sentWords(services, service) : ''] }
    }),
  ]
  return (
    <StaffTable
      label="Receipts of the trial enquiry"
      columns={['Receipt', 'State', 'Details']}
      rows={rows.map((row) => ({ ...row, key: row.name }))}
    />
  )
}

/** A sample counts as sent once it has been prepared. */
function stateOf(state: Trial['deliveries'][DeliveryChannel]): string {
  if (state === undefined) return 'Missing'
  return state === 'sent' ? 'Done' : labelOf(DELIVERY_STATES, state)
}

function sentWords(services: ServiceOfSite[], needed: TestedService): string {
  const service = services.find(({ value }) => value === needed)
  const ready = 'Prepared, and not sent, because it is a sample.'
  return service?.isSetUp ? ready : `${ready} That of a customer would wait: it needs ${service?.settings}.`
}
