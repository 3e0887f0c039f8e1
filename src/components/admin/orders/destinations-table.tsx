import { DESTINATION_VAT, DESTINATIONS } from '@/lib/domain/destinations/destinations'
import { capitalised } from '@/lib/domain/text/capitalised'

import { StaffTable } from '../staff-table'

/** Where the store delivers, and whether VAT is charged there: the same table as the website and its checks use. */
export function DestinationsTable() {
  return (
    <div className="pb-quote">
      <h3>Where the store delivers</h3>
      <p>
        Orders for any other address are refused at the postcode, with the reason, and the customer can ask for a quote.
      </p>
      <StaffTable
        label="Where the store delivers"
        columns={['Destination', 'Postcodes', 'Orders delivered', 'VAT']}
        rows={DESTINATIONS.map(({ name, postcodes, isDelivered, vat }) => ({
          key: name,
          name: capitalised(name),
          cells: [postcodes, isDelivered ? 'Yes' : 'No', DESTINATION_VAT[vat].label],
        }))}
      />
    </div>
  )
}
