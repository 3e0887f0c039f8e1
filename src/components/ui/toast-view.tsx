'use client'

import * as Radix from '@radix-ui/react-toast'

import { cx } from './cx'
import { Icon } from './icon'
import type { IconName } from './icon-names'
import { type Toast, TOAST_HOTKEY, TOAST_SWIPE_THRESHOLD_PX, type ToastTone } from './toast-state'
import { dismissToast } from './toast-store'

const TONES: Record<ToastTone, { icon: IconName; bar: string; ink: string }> = {
  success: { icon: 'circle-check', bar: 'border-moss', ink: 'text-moss' },
  destructive: { icon: 'alert', bar: 'border-fault', ink: 'text-fault' },
  plain: { icon: 'info', bar: 'border-ink', ink: 'text-ink' },
}

export function ToastView({ toast }: { toast: Toast }) {
  const { icon, bar, ink } = TONES[toast.tone]
  return (
    <Radix.Provider swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}>
      <Radix.Root
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => !open && dismissToast(toast.id)}
        duration={toast.durationMs}
        className={cx(
          'pointer-events-auto relative flex animate-descend gap-3 rounded-float border-t-6 bg-panel py-4 pr-13 pl-4 text-sm shadow-float',
          'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-[translate]',
          bar,
        )}
      >
        <Icon name={icon} className={cx('mt-px', ink)} />
        <div>
          <Radix.Title className="font-semibold">{toast.title}</Radix.Title>
          <Radix.Description>{toast.description}</Radix.Description>
        </div>
        <Radix.Close
          aria-label="Close"
          className="absolute top-2 right-2 grid size-11 place-items-center rounded-control hover:bg-daylight"
        >
          <Icon name="x" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        hotkey={[TOAST_HOTKEY]}
        className="fixed right-0 bottom-0 z-(--z-toast) w-full max-w-106 p-3 outline-none"
      />
    </Radix.Provider>
  )
}
