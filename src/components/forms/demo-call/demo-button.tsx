'use client'

import { useRef, useState, type ComponentType, type MouseEvent } from 'react'

import { ButtonLink } from '@/components/ui/button'
import type { OpeningHours } from '@/lib/domain/service-level/opening-hours'
import { salesRoutes } from '@/lib/site/sales-routes'
import type { PhoneLine } from '@/lib/site/site-settings'

import type { DemoDialogProps } from './demo-dialog'

type DemoButtonProps = { hours: OpeningHours; phone: PhoneLine; look?: 'primary' | 'secondary'; className?: string }

const loadDialog = () => import('./demo-dialog').then((module) => module.DemoDialog)
const prefetchDialog = () => void loadDialog().catch(() => null)

/** A link to the booking page that opens the booking dialog instead where scripts run. */
export function DemoButton({ hours, phone, look = 'secondary', className }: DemoButtonProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<DemoDialogProps> | null>(null)

  const open = (event: MouseEvent) => {
    // A new tab is the visitor's own choice.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => window.location.assign(salesRoutes.salesDemo),
    )
  }

  return (
    <>
      <ButtonLink
        ref={ref}
        href={salesRoutes.salesDemo}
        look={look}
        icon="calendar"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={prefetchDialog}
        onFocus={prefetchDialog}
        className={className}
      >
        Book Free Demo
      </ButtonLink>
      {Dialog && <Dialog hours={hours} phone={phone} opener={ref} onClose={() => setDialog(null)} />}
    </>
  )
}
