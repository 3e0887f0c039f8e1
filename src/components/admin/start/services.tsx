import { TEST_STATES } from '@/lib/domain/staff/tested-services'
import { labelOf } from '@/lib/domain/text/label-of'
import type { ServiceOfSite } from '@/lib/operations/tested-services'

import { writtenMoment } from '../moment'
import { StaffActionButton } from '../staff-action-button'
import { StaffTable } from '../staff-table'

/** The services that we depend on, each with a button that tests it and what its last test found. */
export function Services({ services }: { services: ServiceOfSite[] }) {
  return (
    <section>
      <h2>Services</h2>
      <p>
        A test tries the service as it is set up, and leaves nothing behind. The email goes to you, so your account
        needs an address.
      </p>
      <StaffTable
        label="Services"
        columns={['What', 'State', 'What the test found', 'Test']}
        rows={services.map((service) => ({
          key: service.value,
          name: service.label,
          cells: [stateOf(service), findings(service), <TestButton key={service.value} {...service} />],
        }))}
      />
    </section>
  )
}

function stateOf({ isSetUp, last }: ServiceOfSite): string {
  if (!isSetUp) return 'Not set up'
  return last ? labelOf(TEST_STATES, last.state) : 'Not tested'
}

function findings({ isSetUp, settings, last }: ServiceOfSite) {
  if (!isSetUp) return `Needs ${settings}.`
  if (!last) return ''
  return `${writtenMoment(last.at)}: ${last.words.join(' ')}`
}

function TestButton({ isSetUp, value, label }: ServiceOfSite) {
  if (!isSetUp) return null
  return <StaffActionButton label="Test" about={label} path="/operations/test-service" body={{ service: value }} />
}
