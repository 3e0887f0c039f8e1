import type { Example } from '@/components/ui/example'

import { SparkyStatus } from './sparky-status'

const phone = { display: '07700 900225', href: 'tel:+447700900225' }

const booked = { reference: 'PB-7K3M-9QXT', isBooked: true }
const taken = { ...booked, isBooked: false }

const states = [
  { name: 'idle', status: 'idle', requested: null },
  { name: 'idle, call-back booked', status: 'idle', requested: booked },
  { name: 'idle, number taken', status: 'idle', requested: taken },
  { name: 'connecting', status: 'connecting', requested: null },
  { name: 'success', status: 'success', requested: booked },
  { name: 'fallback', status: 'fallback', requested: null },
  { name: 'fallback, number taken', status: 'fallback', requested: taken },
] as const

export const examples: Example[] = states.map(({ name, status, requested }) => ({
  name: `Sparky, ${name}`,
  node: <SparkyStatus status={status} requested={requested} phone={phone} isMobile={false} />,
}))
