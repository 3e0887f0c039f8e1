import { PROJECT_TYPES } from '@/lib/domain/leads/quote-options'

/** What a message can be about: a project, or one of the things people write about afterwards. */
export const CONTACT_TOPICS = [
  ...PROJECT_TYPES,
  { value: 'existing-panels', label: 'Panels I already have' },
  { value: 'data-protection', label: 'Data protection complaint' },
  { value: 'other', label: 'Something else' },
] as const
