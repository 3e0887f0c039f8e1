import { DATA_COMPLAINT, DATA_REQUEST } from './data-requests'
import { PROJECT_TYPES } from './quote-options'

/** The topics of a message: a kind of project, or a common question afterwards. */
export const CONTACT_TOPICS = [
  ...PROJECT_TYPES,
  { value: 'existing-panels', label: 'Panels I already have' },
  { value: DATA_REQUEST, label: 'A request about my data' },
  { value: DATA_COMPLAINT, label: 'Data protection complaint' },
  { value: 'other', label: 'Something else' },
] as const
