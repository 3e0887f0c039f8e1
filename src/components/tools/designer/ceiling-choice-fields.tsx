import { Button } from '@/components/ui/button'
import { type CeilingChoice, choiceWords } from '@/lib/calculators/designer/ceiling-choices'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { Design, DesignRoom } from '@/lib/domain/design/design'
import { extentOf } from '@/lib/domain/design/extent'

import type { Apply } from './apply'
import { LINE } from './line'
import { pathOf, rectOf } from './plan-room'
import { useCeilingChoices } from './use-ceiling-choices'

type CeilingChoiceFieldsProps = { room: DesignRoom; design: Design; basis: Basis; apply: Apply }

/** The tidy, the warmest and the smallest layout of a room side by side, with what order costs. */
export function CeilingChoiceFields({ room, design, basis, apply }: CeilingChoiceFieldsProps) {
  const { compared, compare } = useCeilingChoices({ design, id: room.id, basis })
  const use = (choice: CeilingChoice, name: string) =>
    apply(
      { type: 'set-panels', id: room.id, panels: choice.isUsual ? null : choice.panels },
      { says: `${name} layout of ${room.name || 'the room'}` },
    )
  return (
    <div className="col-span-2 text-sm">
      {compared.state !== 'done' && (
        <Button size="sm" look="secondary" busy={compared.state === 'working'} onClick={compare}>
          Compare layouts
        </Button>
      )}
      <div role="status">
        {compared.state === 'failed' && (
          <p className="mt-1 font-semibold text-fault">The layouts couldn’t be compared. Please try again.</p>
        )}
        {compared.state === 'done' && compared.choices.length === 1 && (
          <p>The tidy layout is also the warmest, and none needs fewer panels.</p>
        )}
        {compared.state === 'done' && compared.choices.length === 0 && <p>No panel can be laid out in this room.</p>}
      </div>
      {compared.state === 'done' && compared.choices.length > 0 && (
        <ul className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-3">
          {compared.choices.map((choice) => (
            <Choice key={choice.way} {...{ room, choice, use }} choices={compared.choices} />
          ))}
        </ul>
      )}
    </div>
  )
}

type ChoiceProps = {
  room: DesignRoom
  choice: CeilingChoice
  choices: readonly CeilingChoice[]
  use: (choice: CeilingChoice, name: string) => void
}

function Choice({ room, choice, choices, use }: ChoiceProps) {
  const { name, what, size, cost } = choiceWords(choice, choices)
  const isChosen = choice.isUsual ? room.panels === null : isSame(room.panels, choice.panels)
  return (
    <li className="flex flex-col gap-1 border border-line p-2">
      <LayoutPicture room={room} panels={choice.panels} />
      <span className="font-semibold">{name}</span>
      <span>{what}</span>
      <span className="tabular-nums">{size}</span>
      {cost !== null && choices.length > 1 && <span className="text-ink-2">{cost}</span>}
      <Button
        size="sm"
        look="secondary"
        className="mt-auto"
        aria-pressed={isChosen}
        aria-label={`Use the layout: ${name}`}
        onClick={() => use(choice, name)}
      >
        {isChosen ? 'In use' : 'Use it'}
      </Button>
    </li>
  )
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function LayoutPicture({ room, panels }: { room: DesignRoom; panels: CeilingChoice['panels'] }) {
  const { westMm, eastMm, southMm, northMm } = extentOf(room.outline)
  return (
    <svg
      aria-hidden
      viewBox={`${westMm - 100} ${-northMm - 100} ${eastMm - westMm + 200} ${northMm - southMm + 200}`}
      className="h-30 w-full"
    >
      <path d={pathOf(room)} className="fill-panel stroke-ink" strokeWidth={2} {...LINE} />
      {panels.map((panel, index) => (
        <rect key={index} {...rectOf(panel)} className="fill-panel stroke-ink" strokeWidth={1} {...LINE} />
      ))}
    </svg>
  )
}
