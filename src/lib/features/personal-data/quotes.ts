import { ofEnquiry } from './leads'
import { OF_LEAD, type PersonalRecord } from './personal-data'

const BECAUSE =
  'You accepted this quote, so it is a contract, about which either of us can go to court for six years (Limitation Act 1980, section 5).'

/** What quotes, and requests for buildings, keep about people. */
export const QUOTES_PERSONAL_DATA: readonly PersonalRecord[] = [
  {
    about: 'visitors',
    what: 'A request for a building',
    purpose: 'To write a quote for it',
    basis: 'steps',
    kept: '{number:kept.leads} after the last contact; {number:kept.sales} if you buy',
    tables: {
      project_quotes: {
        called: 'Buildings as you described them',
        columns: [
          ...['session_id', 'customer_name', 'customer_email', 'customer_phone', 'project_type', 'building_specs'],
          ...[
            'heating_requirements',
            'solar_requirements',
            'recommended_products',
            'uploaded_files',
            'ai_analysis',
            'notes',
          ],
        ],
        others: ['status'],
        theirs: ofEnquiry('project-quotes'),
      },
    },
  },
  {
    about: 'visitors',
    what: 'A quote that you accepted',
    purpose: 'It is a contract, and either of us can go to court for six years',
    basis: 'obligation',
    kept: '{number:kept.acceptedQuotes} after you accepted it',
    tables: {
      quotes_lines: {
        called: 'Lines of your quotes',
        columns: ['name', 'detail'],
        others: ['id'],
        theirs: `_parent_id in (select id from quotes where ${OF_LEAD})`,
        stays: { where: `_parent_id in (select id from quotes where state = 'accepted')`, because: BECAUSE },
      },
      quotes: {
        called: 'Quotes',
        columns: ['reference', 'message', 'override_reason', 'accepted_by', 'street', 'town', 'postcode', 'figures'],
        others: [
          ...['needs_review', 'terms_version', 'early_fitting_wording', 'computed_lines', 'previous_lines'],
          ...['taken_options', 'copied_from', 'access_token_sha256'],
        ],
        theirs: OF_LEAD,
        stays: { where: `state = 'accepted'`, because: BECAUSE },
      },
    },
  },
]
