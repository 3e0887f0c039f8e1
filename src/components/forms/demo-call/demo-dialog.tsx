'use client'

import { type RefObject, useState } from 'react'

import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { PhoneLine } from '@/lib/content/site-settings'
import { readSlot, slotDay, slotTimes } from '@/lib/domain/opening-hours/call-slots'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'

import { type Booked, DemoForm } from './demo-form'
import { WhatADemoIs } from './what-a-demo-is'

export type DemoDialogProps = {
  hours: OpeningHours
  phone: PhoneLine
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Dialog for booking a free telephone demo. Mounted while open; the draft is kept in the tab for 30 minutes. */
export function DemoDialog({ hours, phone, opener, onClose }: DemoDialogProps) {
  const [at] = useState(() => new Date())
  const [booked, setBooked] = useState<Booked | null>(null)
  return (
    <Dialog
      onClose={onClose}
      opener={opener}
      title="Book a free demo"
      header={
        <p aria-hidden className="px-9 py-4.5 font-semibold max-md:hidden">
          Book a free demo
        </p>
      }
    >
      <div className="md:grid md:grid-cols-[1fr_19rem]">
        <div className="px-5 py-7 md:px-9 md:py-8">
          {booked ? (
            <BookedNotice booked={booked} at={at} onClose={onClose} />
          ) : (
            <DemoForm hours={hours} at={at} phone={phone} onBooked={setBooked} />
          )}
        </div>
        <aside className="bg-plaster px-5 py-7 md:px-6.5">
          <WhatADemoIs phone={phone} />
        </aside>
      </div>
    </Dialog>
  )
}

function BookedNotice({ booked: { reference, slot }, at, onClose }: { booked: Booked; at: Date; onClose: () => void }) {
  const booked = readSlot(slot)
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <Badge>Booked</Badge>
      {booked && <p className="text-lede">{`We’ll call you ${slotDay(booked, at)}, ${slotTimes(booked)}.`}</p>}
      <p>
        Your reference is <strong className="tabular-nums">{reference}</strong>. Quote it if you call us.
      </p>
      <Button look="secondary" autoFocus onClick={onClose} className="mt-3">
        Done
      </Button>
    </div>
  )
}
