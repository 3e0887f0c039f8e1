import { Icon } from '@/components/ui/icon'
import { Marquee } from '@/components/ui/marquee'
import type { HomePage } from '@/lib/content/home-page'

/** The promises that pass below the hero. */
export function PromisesStrip({ badges }: Pick<HomePage, 'badges'>) {
  return (
    <Marquee
      name="Promises"
      pauseLabel="Pause the promises"
      seconds={60}
      className="h-17.5 border-y border-line bg-panel motion-reduce:h-auto"
      pauseClassName="w-14 border-r border-line"
    >
      {badges.map(({ icon, text }) => (
        <li
          key={text}
          className="relative flex h-17 items-center gap-3 px-7.5 font-medium whitespace-nowrap after:absolute after:right-0 after:h-7 after:border-r after:border-line after:content-[''] motion-reduce:h-11 motion-reduce:px-4 motion-reduce:after:hidden"
        >
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </Marquee>
  )
}
