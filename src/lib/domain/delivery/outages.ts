/** The services that messages go to. */
export const SERVICES = [
  { value: 'crm', label: 'The CRM' },
  { value: 'mail', label: 'Our mail server' },
] as const

export type Service = (typeof SERVICES)[number]['value']

/**
 * A service is out after it has failed at least twice over this time without a success in between. Attempts are at most
 * 160 s apart until then.
 */
export const OUT_AFTER = { failures: 2, minutes: 3 }

/** A service that refuses so many messages, and takes none in between, refuses all of them. */
export const MESSAGES_REFUSED = 3
