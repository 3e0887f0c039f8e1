import { cx } from '@/components/ui/cx'

const ROOMS = [
  { name: 'Lounge', state: 'off until 4pm', reading: '17.0°', swatch: 'bg-panel' },
  { name: 'Bathroom', state: 'on, 12 min left', reading: '21.8°', swatch: 'bg-t6' },
  { name: 'Bedroom 1', state: 'off until 9pm', reading: '18.2°', swatch: 'bg-t1' },
]

/** The app's first screen, as a drawing. */
export function Phone({ className }: { className?: string }) {
  return (
    <div
      role="img"
      aria-label="The app’s first screen: the home office feels like 20.5 °C, is set to 21 °C until 9:30 and its panel is on. Below, the lounge is off until 4pm, the bathroom on for 12 more minutes, bedroom 1 off until 9pm."
      className={cx(
        'mx-auto w-full max-w-79.5 break-inside-avoid rounded-[40px] bg-ink p-2.75 shadow-float md:mx-0 md:w-79.5',
        className,
      )}
    >
      <div aria-hidden className="rounded-[30px] bg-daylight px-4 pt-4.5 pb-4 text-center">
        <p className="flex justify-between text-xs font-semibold">
          <span>Home office</span>
          <span>07:42</span>
        </p>
        <div className="relative mt-3 rounded-panel bg-panel px-4.5 pt-7 pb-4.5 shadow-cast">
          <span className="absolute top-0 left-1/2 h-1.75 w-24 -translate-x-1/2 border border-t-0 border-ink/55 bg-t6 print-exact" />
          <p className="font-display text-[4.75rem] leading-none font-medium tracking-[-0.025em]">20.5°</p>
          <p className="mt-2 text-xs text-ink-2">feels like · air 19.1°</p>
          <div className="mt-4 flex items-start justify-between">
            <Key outline="M2 8h12" />
            <p className="text-sm leading-snug">
              <b className="block">Set to 21°</b>
              <span className="text-ink-2">until 9:30</span>
            </p>
            <Key outline="M2 8h12M8 2v12" />
          </div>
        </div>
        <ul className="mt-3 text-left">
          {ROOMS.map(({ name, state, reading, swatch }) => (
            <li key={name} className="flex items-center gap-2 border-t border-line py-2">
              <span className={cx('h-3.5 w-6.5 flex-none border border-ink print-exact', swatch)} />
              <span className="leading-snug">
                <b className="block text-sm">{name}</b>
                <span className="text-xs text-ink-2">{state}</span>
              </span>
              <b className="ml-auto text-sm tabular-nums">{reading}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function Key({ outline }: { outline: string }) {
  return (
    <span className="grid size-12 place-items-center rounded-control border border-ink">
      <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.4]">
        <path d={outline} />
      </svg>
    </span>
  )
}
