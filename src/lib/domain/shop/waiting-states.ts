/** What becomes of an entry on the waiting list: nobody is written to before the address is confirmed. */
export const WAITING_STATES = [
  { value: 'unconfirmed', label: 'Not confirmed' },
  { value: 'confirmed', label: 'Waiting' },
  { value: 'told', label: 'Told' },
] as const

export type WaitingState = (typeof WAITING_STATES)[number]['value']
