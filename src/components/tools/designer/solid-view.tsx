import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'

import { controlClass } from '@/components/ui/control-class'
import { heatHeightM, type HeatLevel } from '@/lib/calculators/designer/solid-fields'
import { solidWords } from '@/lib/calculators/designer/solid-words'
import { viewedStoreys } from '@/lib/calculators/designer/viewed-storeys'

import type { Engine, Outcome } from './designer-engine'
import { type Look, openStage, type Stage, type Turn } from './solid-stage'

export type SolidViewProps = {
  outcome: Outcome
  storey: number
  /** The room to look into from inside. */
  roomId: string | undefined
  fieldsOf: Engine['fieldsOf']
  /** Called without WebGL, or when the graphics card takes it away. */
  onLost: () => void
}

const STEP = Math.PI / 12
const NEARER = 0.8

const KEYS: Readonly<Record<string, Turn>> = {
  ArrowLeft: { left: STEP },
  ArrowRight: { left: -STEP },
  ArrowUp: { up: STEP },
  ArrowDown: { up: -STEP },
  '+': { closer: NEARER },
  '=': { closer: NEARER },
  '-': { closer: 1 / NEARER },
}

const TURNS = [
  { sign: '⟲', label: 'Turn to the left', turn: { left: STEP } },
  { sign: '⟳', label: 'Turn to the right', turn: { left: -STEP } },
  { sign: '↑', label: 'Look from higher up', turn: { up: STEP } },
  { sign: '↓', label: 'Look from lower down', turn: { up: -STEP } },
  { sign: '+', label: 'Closer', turn: { closer: NEARER } },
  { sign: '−', label: 'Further away', turn: { closer: 1 / NEARER } },
] as const

/** The rooms of a storey with their panels and warmth, turned by finger, mouse, buttons and arrow keys. */
export function SolidView(props: SolidViewProps) {
  const { outcome, storey, roomId, fieldsOf } = props
  const [level, setLevel] = useState<HeatLevel>('body')
  const [hasPanels, setPanels] = useState(true)
  const [look, setLook] = useState<Look>('above')
  const viewed = useMemo(
    () => viewedStoreys(outcome).find((one) => one.storey === storey)?.viewed ?? [],
    [outcome, storey],
  )
  const shown = useMemo(() => {
    const fields = fieldsOf(outcome, { storey, level, hasPanels })
    const rooms = hasPanels ? viewed : viewed.map(({ room }) => ({ room, panels: [] }))
    return { viewed: rooms, fields, heightM: heatHeightM(level, outcome.view) }
  }, [fieldsOf, outcome, storey, level, hasPanels, viewed])
  const at = viewed.find(({ room }) => room.id === roomId) ?? viewed[0]
  const { canvas, turn } = useStage({ shown, look, at, onLost: props.onLost })
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key]
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    turn(by)
  }
  return (
    <>
      <div
        role="group"
        aria-label="Rooms in three dimensions: the arrow keys turn them, plus and minus change the distance"
        tabIndex={0}
        onKeyDown={press}
        className="absolute inset-0"
      >
        <canvas
          ref={canvas}
          role="img"
          aria-label={solidWords({ view: outcome.view, level, ...shown })}
          className="size-full"
        />
      </div>
      <div role="group" aria-label="Turn the rooms" className="drawing-turns">
        {TURNS.map(({ sign, label, turn: by }) => (
          <button key={label} type="button" aria-label={label} data-tooltip={label} onClick={() => turn(by)}>
            {sign}
          </button>
        ))}
      </div>
      <div className="drawing-looks">
        <Choice label="Seen from" value={look} options={LOOKS} onChoose={setLook} />
        <Choice label="Warmth at" value={level} options={LEVELS} onChoose={setLevel} />
        <Choice
          label="Panels"
          value={hasPanels ? 'with' : 'without'}
          options={BEFORE_AND_AFTER}
          onChoose={(chosen) => setPanels(chosen === 'with')}
        />
      </div>
    </>
  )
}

const LOOKS = [
  { value: 'above', label: 'Above' },
  { value: 'side', label: 'One side' },
  { value: 'inside', label: 'Inside' },
] as const

const LEVELS = [
  { value: 'body', label: 'Body height' },
  { value: 'floor', label: 'Floor' },
] as const

const BEFORE_AND_AFTER = [
  { value: 'with', label: 'With panels' },
  { value: 'without', label: 'Without' },
] as const

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { readonly value: Value; readonly label: string }[]
  onChoose: (value: Value) => void
}

/** A select whose label is only spoken, because its options say what they are about. */
function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value)
        if (chosen) onChoose(chosen.value)
      }}
      className={controlClass(undefined)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

type StageUse = {
  shown: { viewed: Parameters<Stage['show']>[0]['viewed']; fields: Outcome['fields']; heightM: number }
  look: Look
  at: Parameters<Stage['look']>[1]
  onLost: () => void
}

/** Keeps the stage as long as the canvas is there, and frees it after that. */
function useStage({ shown, look, at, onLost }: StageUse) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const stage = useRef<Stage | null>(null)
  const lose = useEffectEvent(onLost)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let opened: Stage
    try {
      opened = openStage({ canvas: element, onLost: () => lose() })
    } catch {
      // A browser or a device without WebGL.
      return lose()
    }
    stage.current = opened
    const observer = new ResizeObserver(() => opened.resize())
    observer.observe(element)
    return () => {
      observer.disconnect()
      stage.current = null
      opened.free()
    }
  }, [])
  useEffect(() => {
    const { viewed, fields, heightM } = shown
    stage.current?.show({ viewed, heatOf: (id) => ({ field: fields.get(id), heightM }) })
  }, [shown])
  const point = useEffectEvent((chosen: Look) => stage.current?.look(chosen, at))
  const atId = at?.room.id
  useEffect(() => {
    stage.current?.resize()
    point(look)
  }, [look, atId])
  return { canvas, turn: (by: Turn) => stage.current?.turn(by) }
}
