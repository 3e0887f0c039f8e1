/** States of an entry on the waiting list. Nobody is emailed before they have confirmed their address. */
export const WAITING_STATES = [
  { value: 'unconfirmed', label: 'Not confirmed' },
  { value: 'confirmed', label: 'Waiting' },
  { value: 'told', label: 'Notified' },
] as const

export type WaitingState = (typeof WAITING_STATES)[number]['value']
