import type { Example } from '@/components/ui/example'

import { DatasheetForm } from '../datasheet/datasheet-form'
import { BusinessForm, DistributorForm, InstallerForm } from './partner-forms'

const phone = { display: '01632 960 123', href: 'tel:+441632960123' }

export const examples: Example[] = [
  { name: 'distributor', node: <DistributorForm phone={phone} /> },
  {
    name: 'installer, wrong',
    node: (
      <InstallerForm
        phone={phone}
        values={{ name: 'A', company: '', trade: '' }}
        fault="Your application has not been sent."
        errors={{
          name: 'Name must be at least 2 characters',
          company: 'Please enter the name of your firm',
          trade: 'Please select a trade',
          scheme: 'Please select a scheme',
        }}
      />
    ),
  },
  { name: 'business', node: <BusinessForm phone={phone} /> },
  { name: 'datasheet', node: <DatasheetForm phone={phone} /> },
]
