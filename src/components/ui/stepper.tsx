import { cx } from './cx'

export type Step = { name: string; detail: string }

/**
 * Progress as panels along the top of a form: done in ink, current in ember with light falling from it, upcoming
 * outlined.
 */
export function Stepper({ steps, current }: { steps: readonly Step[]; current: number }) {
  return (
    <ol className="grid grid-cols-3 gap-x-2.5 md:gap-x-(--gutter)">
      {steps.map((step, index) => (
        <li key={step.name} aria-current={index === current ? 'step' : undefined} className="relative isolate pb-4">
          {index === current && <Light />}
          <span aria-hidden className={cx('block h-2.25 w-full md:w-52', panelClass(index - current))} />
          <p
            className={cx(
              'mt-3.5 pr-2 text-xs leading-snug md:text-sm',
              index <= current ? 'font-semibold' : 'font-medium text-ink-2',
            )}
          >
            <span>{`${index + 1}. ${step.name}`}</span>
            {index < current && <span className="sr-only"> (done)</span>}
          </p>
          <p className="text-sm text-ink-2 max-md:sr-only">{step.detail}</p>
        </li>
      ))}
    </ol>
  )
}

function panelClass(distance: number): string {
  if (distance < 0) return 'bg-ink forced-colors:bg-[CanvasText]'
  if (distance === 0) return 'bg-ember forced-colors:bg-[Highlight]'
  return 'border-[1.5px] border-t-0 border-edge bg-panel'
}

function Light() {
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 -left-[22%] -z-10 w-[144%] bg-panel [clip-path:polygon(15%_9px,85%_9px,100%_100%,0_100%)] md:-left-11 md:w-74 md:[clip-path:polygon(15%_9px,85%_9px,100%_100%,0_100%)]"
    />
  )
}
