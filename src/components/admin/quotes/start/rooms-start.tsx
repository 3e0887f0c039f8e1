import { useState } from 'react'

import { PROPERTY_TYPES, type PropertyType } from '@/lib/domain/building/home/answers'
import { BUILT, type Built } from '@/lib/domain/building/home/built'
import { STARTS_MAX } from '@/lib/schemas/quote-start'

import { Options } from '../../options'
import { StartForm, type Starting } from './start-form'

type TypedRoom = { key: number; name: string; area: string }

const FIRST_ROOM: TypedRoom = { key: 0, name: 'Living room', area: '' }

/** Starts with rooms and their floor areas: panels within the comfort limit, room by room. */
export function RoomsStart({ isSending, start }: Starting) {
  const [home, setHome] = useState<{ propertyType: PropertyType; built: Built; area: string }>({
    propertyType: 'semi',
    built: '1976-1982',
    area: '',
  })
  const [rooms, setRooms] = useState([FIRST_ROOM])
  const change = (key: number, changed: Partial<TypedRoom>) =>
    setRooms(rooms.map((room) => (room.key === key ? { ...room, ...changed } : room)))
  const begin = () =>
    start({
      from: 'rooms',
      propertyType: home.propertyType,
      built: home.built,
      floorAreaM2: Number(home.area),
      rooms: rooms.map(({ name, area }) => ({ name, areaM2: Number(area) })),
    })
  return (
    <StartForm
      summary="Rooms and their floor areas"
      button="Start with these rooms"
      isSending={isSending}
      onStart={begin}
    >
      <Choice
        label="Kind of home"
        options={PROPERTY_TYPES}
        value={home.propertyType}
        onChoose={(propertyType) => setHome({ ...home, propertyType })}
      />
      <Choice label="Built" options={BUILT} value={home.built} onChoose={(built) => setHome({ ...home, built })} />
      <Area label="Floor area of the home, m²" value={home.area} onType={(area) => setHome({ ...home, area })} />
      {rooms.map(({ key, name, area }, index) => (
        <div key={key} className="pb-inline-field">
          <label>
            <span>{`Room ${index + 1}`}</span>
            <input value={name} maxLength={40} onChange={({ target }) => change(key, { name: target.value })} />
          </label>
          <Area
            label={`Floor area of room ${index + 1}, m²`}
            value={area}
            onType={(typed) => change(key, { area: typed })}
          />
        </div>
      ))}
      <button
        type="button"
        disabled={rooms.length >= STARTS_MAX}
        onClick={() => setRooms([...rooms, { key: rooms.length, name: '', area: '' }])}
      >
        + Room
      </button>
    </StartForm>
  )
}

type AreaProps = { label: string; value: string; onType: (typed: string) => void }

const Area = ({ label, value, onType }: AreaProps) => (
  <label>
    <span>{label}</span>
    <input inputMode="decimal" value={value} maxLength={7} onChange={({ target }) => onType(target.value)} />
  </label>
)

type ChoiceProps<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}

const Choice = <Value extends string>({ label, options, value, onChoose }: ChoiceProps<Value>) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => onChoose(target.value as Value)}>
      <Options options={options} />
    </select>
  </label>
)
