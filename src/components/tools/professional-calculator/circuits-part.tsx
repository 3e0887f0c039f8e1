import type { ProjectCircuits } from '@/lib/site/professional/project-circuits'
import type { RoomFigures } from '@/lib/site/professional/room-result'
import { amountOf } from '@/lib/site/working-words'
import { writtenNumber } from '@/lib/site/written-number'

import { FigureButton, type ShowWorking } from './figure-button'
import { ResultsTable } from './results-table'

type CircuitsPartProps = { circuits: ProjectCircuits; rooms: readonly RoomFigures[]; show: ShowWorking }

const OUTCOMES = { fits: 'The supply carries it', tight: 'The supply carries it, with less than a tenth to spare', over: 'The supply doesn’t carry it' } as const

const oneDecimal = (value: number) => writtenNumber(value, { least: 1, most: 1 })

/** Which panels share a breaker, what each circuit draws, and whether cable and supply carry it. */
export function CircuitsPart({ circuits, rooms, show }: CircuitsPartProps) {
  const { schedule, working, voltDrop, isVoltDropWithinLimit, thinnestMm2, supply, spare, notice } = circuits
  const nameOf = (id: string) => rooms.find(({ room }) => room.id === id)?.room.name ?? id
  const rows = schedule.map(({ panels, rooms: on, load }, place) => ({
    key: String(place),
    cells: [String(place + 1), on.map(({ id, panels: count }) => `${nameOf(id)} ${count}`).join(', '), panels, writtenNumber(load.watts), oneDecimal(load.amps), `${Math.round(load.percentOfBreaker)} %`],
  }))
  return (
    <>
      <ResultsTable caption="Circuits of 16 A" headings={['Circuit', 'Rooms and their panels', 'Panels', 'W', 'A', 'Of 16 A']} rows={rows} words={2} />
      <ul className="mt-4 grid max-w-[44em] gap-2 text-sm">
        <li>
          <FigureButton of={working.circuits.key} show={show}>
            {schedule.length === 1 ? 'One circuit' : `${schedule.length} circuits`}
          </FigureButton>{' '}
          of no more than 13 panels each, which is the maker’s limit. All panels on draw{' '}
          <FigureButton of={working.heatingAmps.key} show={show}>
            {amountOf(working.heatingAmps)}
          </FigureButton>
          .
        </li>
        <li>
          Volt drop at the end of the fullest circuit:{' '}
          <FigureButton of={voltDrop.key} show={show}>
            {amountOf(voltDrop)}
          </FigureButton>{' '}
          of the 5 % allowed. {!isVoltDropWithinLimit && (thinnestMm2 === null ? 'The run is too long for any cable of up to 4 mm².' : `It takes ${thinnestMm2} mm².`)}
        </li>
        <li className={supply.outcome === 'over' ? 'font-semibold text-fault' : undefined}>
          {OUTCOMES[supply.outcome]}:{' '}
          <FigureButton of={spare.key} show={show}>
            {amountOf({ value: Math.abs(spare.value), unit: 'A' })}
          </FigureButton>{' '}
          {spare.value < 0 ? 'too little' : 'left'} with everything on. {supply.asksOperator && 'Above 60 A the network operator is asked first.'}
        </li>
        <li>{notice.outcome === 'notifiable' ? `Building control is told: ${notice.reasons.map(({ reason }) => reason).join(' ')}` : notice.outcome === 'other-rules' ? notice.reason : 'No notice to building control is needed.'}</li>
      </ul>
    </>
  )
}
