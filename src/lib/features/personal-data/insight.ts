import { ofEnquiry } from './leads'
import type { PersonalRecord } from './personal-data'

/** What calculations, and the measurement of the site, keep about people. */
export const INSIGHT_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'Calculator result sent by email',
    purpose: 'To send it, and to answer you about it',
    basis: 'steps',
    kept: '{number:kept.estimates} after the last contact',
    tables: {
      calculator_usage: {
        called: 'Calculator results sent to you',
        columns: [
          ...['user_email', 'user_phone', 'user_interest', 'calculation', 'property_type', 'property_sub_type'],
          ...['built', 'insulation', 'current_heating', 'occupancy'],
        ],
        others: ['session_id'],
        theirs: ofEnquiry('calculator-usage'),
      },
    },
  },
  {
    about: 'visitors',
    what: 'Anonymous calculations',
    purpose: 'To know what is asked',
    basis: 'interest',
    kept: '{number:kept.calculations}',
    tables: {},
  },
  {
    about: 'visitors',
    what: 'Error reports',
    purpose: 'To repair what fails',
    basis: 'interest',
    kept: '{number:kept.errors} after the last',
    tables: {
      error_logs: {
        columns: ['error', 'reason', 'url'],
        others: ['stack', 'component_stack', 'filename', 'release', 'fingerprint'],
        theirs: null,
        because: 'What looks like an address, a number or a postcode is blanked before an error is stored.',
      },
    },
  },
  {
    about: 'visitors',
    what: 'How fast pages were',
    purpose: 'To make slow pages faster',
    basis: 'consent',
    kept: '{number:kept.speed}',
    tables: {
      performance_metrics: {
        columns: ['url'],
        others: ['timings', 'release'],
        theirs: null,
        because: 'Nothing in a measurement connects two visits.',
      },
    },
  },
  {
    about: 'visitors',
    what: 'Clicks and scrolling',
    purpose: 'To see what visitors use, and how many reach a price or a quote',
    basis: 'consent',
    kept: '{number:kept.heatmap}',
    tables: {
      heatmap_records: {
        columns: ['visitor', 'user_agent', 'referrer'],
        others: ['location', 'element', 'element_type', 'element_class', 'element_id', 'attention_ms'],
        theirs: null,
        because: 'The random number of a device is known only there, and Essential Only deletes it.',
      },
    },
  },
  {
    about: 'visitors',
    what: 'Totals of page views',
    purpose: 'To know what is read',
    basis: 'interest',
    kept: '{number:kept.pageTotals}',
    tables: {},
  },
]
