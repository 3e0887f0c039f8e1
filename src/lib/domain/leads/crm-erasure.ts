/** Status of an erased lead's copy in the CRM. */
export const CRM_ERASURES = [
  { value: 'nothing-there', label: 'Nothing to delete' },
  { value: 'waiting', label: 'Still to be deleted' },
  { value: 'contact-deleted', label: 'Contact deleted' },
  { value: 'note-deleted', label: 'Note deleted; the contact belongs to another lead' },
  { value: 'check-by-hand', label: 'Look for the contact in the CRM by hand' },
] as const

export type CrmErasure = (typeof CRM_ERASURES)[number]['value']

/** What staff may find when they look for the contact by hand. */
export const CRM_FINDINGS = ['contact-deleted', 'nothing-there'] as const satisfies readonly CrmErasure[]

export type CrmFinding = (typeof CRM_FINDINGS)[number]
