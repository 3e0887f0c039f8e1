import * as Radix from '@radix-ui/react-tooltip'

import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from './tooltip-timing'

export type TooltipViewProps = { control: HTMLElement; onClose: () => void }

/** A control's label beside it. Visual only: screen readers use the control's name. */
export function TooltipView({ control, onClose }: TooltipViewProps) {
  const { left, top, width, height } = control.getBoundingClientRect()
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <Radix.Root open onOpenChange={(open) => !open && onClose()}>
        <Radix.Trigger asChild>
          <span aria-hidden className="pointer-events-none fixed" style={{ left, top, width, height }} />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side="bottom" collisionPadding={8} data-tooltip-view className="z-(--z-tooltip) py-1.5">
            <span className="block animate-appear rounded-control bg-ink px-2.5 py-1 text-xs font-medium text-panel">
              {control.dataset.tooltip}
            </span>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
