import type { Field } from './field'

export const FULL_NAME = {
  type: 'name',
  label: 'Name',
  message: 'name',
  policy: 'name',
  autoComplete: 'name',
  required: true,
} as const satisfies Field

export const FIRST_NAME = {
  type: 'name',
  label: 'First name',
  answer: 'Name',
  message: 'firstName',
  policy: 'name',
  autoComplete: 'given-name',
  required: true,
} as const satisfies Field

export const LAST_NAME = {
  type: 'name',
  label: 'Last name',
  answer: 'Name',
  message: 'lastName',
  policy: 'name',
  autoComplete: 'family-name',
  required: true,
} as const satisfies Field

export const COMPANY = {
  type: 'line',
  label: 'Company',
  policy: 'firm',
  autoComplete: 'organization',
} as const satisfies Field

export const EMAIL = {
  type: 'email',
  label: 'Email',
  policy: 'email address',
  autoComplete: 'email',
  required: true,
  width: 'full',
} as const satisfies Field

/** A number to call back on. */
export const PHONE = {
  type: 'phone',
  label: 'Phone',
  hint: 'A UK number, like 07700 900 982',
  policy: 'telephone number',
  autoComplete: 'tel',
  required: true,
} as const satisfies Field

/** A number that need not be given. */
export const OPTIONAL_PHONE = {
  type: 'phone',
  label: 'Phone',
  policy: 'telephone number',
  autoComplete: 'tel',
} as const satisfies Field

export const POSTCODE = {
  type: 'postcode',
  label: 'Postcode',
  policy: 'postcode',
  autoComplete: 'postal-code',
} as const satisfies Field

/** Worded the same in every form, because this text is what the visitor agrees to. */
export const MARKETING_CONSENT = {
  type: 'marketing-consent',
  label: 'Email me offers and news about Powerboard. You can stop these at any time.',
  answer: null,
  policy: 'whether you ticked offers',
  width: 'full',
} as const satisfies Field
