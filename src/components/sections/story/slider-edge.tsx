import { Icon } from '@/components/ui/icon'

/** The dividing line with its handle; without JavaScript, labels for the two halves. Decorative. */
export function SliderEdge({ names: [first, second] }: { names: readonly [string, string] }) {
  return (
    <>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-(--daylight) w-0.5 -translate-x-1/2 bg-panel"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute top-[28%] left-(--daylight) grid md:top-1/2 size-12 -translate-1/2 place-items-center rounded-full border border-transparent bg-panel peer-focus-visible:ring-3 peer-focus-visible:ring-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-panel noscript:hidden"
      >
        <Icon name="chevrons-left-right" className="size-5" />
      </span>
      <span aria-hidden className="heat-tag left-(--bleed) hidden noscript:block">
        {first}
      </span>
      <span aria-hidden className="heat-tag right-(--margin) hidden md:right-4 noscript:block">
        {second}
      </span>
    </>
  )
}
