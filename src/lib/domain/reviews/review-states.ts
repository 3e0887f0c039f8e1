/** Where a review is. One that nobody wants to write, or that was withdrawn, has neither stars nor text. */
export const REVIEW_STATES = [
  { value: 'invited', label: 'Asked for' },
  { value: 'declined', label: 'Not to be asked' },
  { value: 'waiting', label: 'To be read' },
  { value: 'published', label: 'Published' },
  { value: 'withheld', label: 'Withheld' },
  { value: 'withdrawn', label: 'Withdrawn by its author' },
] as const

export type ReviewState = (typeof REVIEW_STATES)[number]['value']

/** States in which its author can write it or change it. */
export const WRITABLE_STATES = ['invited', 'declined', 'waiting', 'withheld'] as const satisfies readonly ReviewState[]

export const isWritable = (state: ReviewState): boolean => (WRITABLE_STATES as readonly ReviewState[]).includes(state)

/** States in which it has words that its author can withdraw. */
export const WRITTEN_STATES = ['waiting', 'published', 'withheld'] as const satisfies readonly ReviewState[]

export const isWritten = (state: ReviewState): boolean => (WRITTEN_STATES as readonly ReviewState[]).includes(state)

/** Days within which a colleague reads a review, as its page promises. */
export const READ_WITHIN_DAYS = 7

/** Why a review may be withheld: the law, and nothing else. A low rating is no reason. */
export const WITHHOLDING_REASONS = [
  { value: 'unlawful', label: 'Defamatory or unlawful words' },
  { value: 'personal', label: 'Personal data of someone else' },
  { value: 'not-purchase', label: 'Not about a purchase from us' },
  { value: 'rights', label: 'Someone else’s rights' },
] as const

export type WithholdingReason = (typeof WITHHOLDING_REASONS)[number]['value']

/** The name under which a review is shown whose author gives none. */
export const ANONYMOUS = 'Anonymous customer'
