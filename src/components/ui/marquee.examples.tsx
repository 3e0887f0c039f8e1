import type { Example } from './example'
import { Icon } from './icon'
import { IconButton } from './icon-button'
import { Marquee } from './marquee'
import { TooltipHost } from './tooltip/tooltip-host'

const promises = ['10-year warranty', 'CE marked', 'RoHS compliant', 'IP54 rated']

export const examples: Example[] = [
  {
    name: 'marquee',
    node: (
      <Marquee
        name="Promises"
        pauseLabel="Pause the promises"
        seconds={60}
        className="h-17 bg-panel"
        pauseClassName="w-14 border-r border-line"
      >
        {promises.map((promise) => (
          <li key={promise} className="flex items-center gap-3 px-8 font-medium">
            <Icon name="circle-check" />
            <span>{promise}</span>
          </li>
        ))}
      </Marquee>
    ),
  },
  {
    name: 'icon button with its tooltip',
    node: (
      <>
        <IconButton icon="x" label="Close" />
        <TooltipHost />
      </>
    ),
  },
]
