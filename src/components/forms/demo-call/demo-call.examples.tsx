import type { Example } from '@/components/ui/example'
import { DEFAULT_OPENING_HOURS } from '@/lib/domain/opening-hours/opening-hours'

import { DemoButton } from './demo-button'
import { DemoForm } from './demo-form'
import { WhatADemoIs } from './what-a-demo-is'

const phone = { display: '01632 960 123', href: 'tel:+441632960123' }
const form = { hours: DEFAULT_OPENING_HOURS, at: new Date('2026-11-23T10:00:00Z'), phone }

export const examples: Example[] = [
  { name: 'button', node: <DemoButton hours={form.hours} phone={phone} /> },
  {
    name: 'wrong',
    node: (
      <DemoForm
        {...form}
        values={{ name: 'P', phone: '12', slot: '' }}
        fault="Your call has not been booked."
        errors={{
          name: 'Name must be at least 2 characters',
          phone: 'Please enter a valid phone number',
          slot: 'Please choose a time',
        }}
      />
    ),
  },
  { name: 'beside it', node: <WhatADemoIs phone={phone} /> },
]
