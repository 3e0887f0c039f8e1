import { partOf, type ElementConstruction } from '@/lib/domain/project/project'
import { OutOfRange } from '@/lib/domain/quantity/range-check'
import { CONSTRUCTIONS, type Construction } from '@/lib/domain/u-values/constructions'
import { PROJECT_LIMITS } from '@/lib/domain/project/limits'
import { constructionU } from '@/lib/site/professional/construction-u'
import { readAmount } from '@/lib/site/professional/read-amount'
import type { Faults } from '@/lib/site/professional/read-sheet'
import type { SharedSums } from '@/lib/site/professional/shared-sums'
import type { ElementText } from '@/lib/site/professional/sheet'

import { ChosenField, TypedField } from './tool-field'

const BEYOND = [
  { value: 'outside', label: 'Outdoors' },
  { value: 'ground', label: 'The ground' },
  { value: 'heated', label: 'A heated room or home' },
  { value: 'unheated', label: 'An unheated space' },
] as const

/** The area that U-values of ground floors are shown for where none is typed. */
const SHOWN_M2 = 40

type ElementFieldsProps = {
  element: ElementText
  faults: Faults
  shared: SharedSums
  /** What it loses on a cold day. */
  watts: number | null
  onChange: (change: Partial<Omit<ElementText, 'id'>>) => void
  onRemove: (() => void) | undefined
}

/** One part of a room: how large it is, how it is built, and what is on its far side. */
export function ElementFields({ element, faults, shared, watts, onChange, onRemove }: ElementFieldsProps) {
  const { id, name, construction, beyond } = element
  const fault = (field: string) => faults[`${id}.${field}`]
  const isGroundFloor = chosenOf(element, shared) === 'floor.ground'
  return (
    <fieldset className="border-t-[1.5px] border-ink pt-3">
      <legend className="sr-only">{name}</legend>
      <p className="mb-2 flex items-baseline justify-between gap-4 text-sm">
        <b>{name}</b>
        <span className="tabular-nums">{watts !== null && `${Math.round(watts).toLocaleString('en-GB')} W`}</span>
        {onRemove && (
          <button
            type="button"
            onClick={onRemove}
            className="min-h-11 font-semibold underline underline-offset-[.22em] md:min-h-0"
          >
            Remove<span className="sr-only"> {name}</span>
          </button>
        )}
      </p>
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2 md:grid-cols-4">
        <TypedField
          label="Area, m²"
          value={element.areaM2}
          error={fault('areaM2')}
          isAmount
          onType={(areaM2) => onChange({ areaM2 })}
        />
        <ChosenField
          label="How it’s built"
          value={construction}
          options={optionsOf(element, shared)}
          hint={hintOf(element, shared)}
          onChoose={(chosen) => onChange({ construction: chosen })}
          className="md:col-span-2"
        />
        <ChosenField
          label="Beyond it"
          value={beyond}
          options={BEYOND}
          onChoose={(space) => onChange({ beyond: space })}
        />
        {construction === 'own' && (
          <TypedField
            label="U-value, W/m²K"
            value={element.wattsPerM2K}
            error={fault('wattsPerM2K')}
            isAmount
            onType={(wattsPerM2K) => onChange({ wattsPerM2K })}
          />
        )}
        {beyond === 'unheated' && (
          <TypedField
            label="There on a cold day, °C"
            value={element.beyondC}
            error={fault('beyondC')}
            isAmount
            placeholder="5"
            onType={(beyondC) => onChange({ beyondC })}
          />
        )}
        {isGroundFloor && (
          <TypedField
            label="Edge outdoors, m"
            value={element.edgeM}
            error={fault('edgeM')}
            isAmount
            placeholder="two sides"
            onType={(edgeM) => onChange({ edgeM })}
          />
        )}
        {onRemove && (
          <TypedField
            label="Name"
            value={name}
            error={fault('name')}
            lengthMax={PROJECT_LIMITS.nameLength.max}
            onType={(text) => onChange({ name: text })}
          />
        )}
      </div>
    </fieldset>
  )
}

/** The table's construction that an element takes; null for one with its own U-value. */
function chosenOf({ kind, construction }: ElementText, { home }: SharedSums): Construction | null {
  if (construction === 'own') return null
  return construction === 'home' ? home.fabric[partOf(kind)] : construction
}

/** Each with the U-value that it has in this home. */
function optionsOf(element: ElementText, shared: SharedSums): { value: ElementConstruction; label: string }[] {
  const listed: readonly { value: Construction; label: string }[] = CONSTRUCTIONS[partOf(element.kind)]
  return [
    { value: 'home', label: 'As the home’s' },
    ...listed.map(({ value, label }) => ({
      value,
      label: `${label}: ${uOf(value, element, shared)?.value.toFixed(2) ?? '–'}`,
    })),
    { value: 'own', label: 'Own U-value' },
  ]
}

function hintOf(element: ElementText, shared: SharedSums): string | undefined {
  const chosen = chosenOf(element, shared)
  const u = chosen && uOf(chosen, element, shared)
  return u ? `${u.value.toFixed(2)} W/m²K. ${u.source.title}` : undefined
}

/** Null where area and edge make no floor that a sum is for; the field says so. */
function uOf(
  construction: Construction,
  { areaM2, edgeM }: ElementText,
  shared: SharedSums,
): ReturnType<typeof constructionU> | null {
  const area = readAmount(areaM2, PROJECT_LIMITS.areaM2)
  const edge = readAmount(edgeM, PROJECT_LIMITS.edgeM)
  try {
    return constructionU({
      construction,
      areaM2: area.ok && area.value ? area.value : SHOWN_M2,
      edgeM: edge.ok ? edge.value : null,
      home: shared,
    })
  } catch (error) {
    if (error instanceof OutOfRange) return null
    throw error
  }
}
