import { ofEnquiry } from './leads'
import type { PersonalRecord } from './personal-data'

/** What a request from the configurator keeps about people. */
export const CONFIGURATOR_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'A system priced with the configurator',
    purpose: 'To write a quote for it',
    basis: 'steps',
    kept: '{number:kept.leads} after the last contact; {number:kept.sales} if you buy',
    tables: {
      configuration_quotes: {
        called: 'Configured systems as you sent them',
        columns: [
          ...['customer_name', 'email', 'phone', 'address', 'preferred_contact_time', 'property_type', 'property_size'],
          ...['current_heating', 'heating_issues', 'installation_type', 'installation_location', 'ghl_contact_id'],
        ],
        others: ['quote_status'],
        theirs: ofEnquiry('configuration-quotes'),
      },
    },
  },
]
