/** What the audit log records, with the words that it is listed under. */
export const AUDIT_ACTIONS = [
  { value: 'signed-in', label: 'Signed in' },
  { value: 'sign-in-refused', label: 'Sign-in refused' },
  { value: 'signed-out', label: 'Signed out elsewhere' },
  { value: 'account-created', label: 'Account created' },
  { value: 'account-deleted', label: 'Account deleted' },
  { value: 'role-changed', label: 'Role changed' },
  { value: 'password-changed', label: 'Password changed' },
  { value: 'code-made', label: 'Reset code made' },
  { value: 'factor-added', label: 'Second factor added' },
  { value: 'factor-removed', label: 'Second factor removed' },
  { value: 'data-exported', label: 'Data exported' },
  { value: 'data-erased', label: 'Data erased' },
  { value: 'settings-changed', label: 'Settings changed' },
  { value: 'price-changed', label: 'Price changed' },
  { value: 'bank-changed', label: 'Bank account changed' },
  { value: 'service-tested', label: 'Service tested' },
  { value: 'proof-asked', label: 'Check of proof asked for' },
  { value: 'proof-confirmed', label: 'Proof confirmed' },
  { value: 'review-published', label: 'Review published' },
  { value: 'withholding-asked', label: 'Withholding of a review asked for' },
  { value: 'withholding-confirmed', label: 'Review withheld' },
  { value: 'publishing-asked', label: 'Publishing of a withheld review asked for' },
  { value: 'publishing-refused', label: 'Review kept withheld' },
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]['value']
