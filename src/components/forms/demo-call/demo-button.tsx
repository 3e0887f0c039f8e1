'use client'

import { type ComponentType, type MouseEvent, useRef, useState } from 'react'

import { ButtonLink } from '@/components/ui/button'
import { ErrorBoundary } from '@/components/ui/error-boundary'
import type { PhoneLine } from '@/lib/content/site-settings'
import type { OpeningHours } from '@/lib/domain/opening-hours/opening-hours'
import { salesRoutes } from '@/lib/routing/sales-routes'

import { LeaveFor } from '../leave-for'
import type { DemoDialogProps } from './demo-dialog'

type DemoButtonProps = { hours: OpeningHours; phone: PhoneLine; look?: 'primary' | 'secondary'; className?: string }

const loadDialog = () => import('./demo-dialog').then((module) => module.DemoDialog)
const prefetchDialog = () => void loadDialog().catch(() => null)

/** A link to the booking page that opens the booking dialog instead when JavaScript is available. */
export function DemoButton({ hours, phone, look = 'secondary', className }: DemoButtonProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<DemoDialogProps> | null>(null)

  const open = (event: MouseEvent) => {
    // Respect the visitor's choice to open a new tab.
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
      {Dialog && (
        <ErrorBoundary panel={<LeaveFor href={salesRoutes.salesDemo} />}>
          <Dialog hours={hours} phone={phone} opener={ref} onClose={() => setDialog(null)} />
        </ErrorBoundary>
      )}
    </>
  )
}
