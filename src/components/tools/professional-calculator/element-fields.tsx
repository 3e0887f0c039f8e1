import { constructionU } from '@/lib/calculators/professional/construction-u'
import { readAmount } from '@/lib/calculators/professional/read-amount'
import type { Faults } from '@/lib/calculators/professional/read-sheet'
import type { SharedSums } from '@/lib/calculators/professional/shared-sums'
import { type Construction, CONSTRUCTIONS } from '@/lib/domain/building/u-values/constructions'
import { type ElementConstruction, envelopeElementOf } from '@/lib/domain/estimate/project'
import { PROJECT_LIMITS } from '@/lib/domain/estimate/project-limits'
import type { ElementText } from '@/lib/domain/estimate/project-text'
import { OutOfRange } from '@/lib/domain/quantity/range-check'

import { ChosenField, TypedField } from './tool-field'

const BEYOND = [
  { value: 'outside', label: 'Outdoors' },
  { value: 'ground', label: 'The ground' },
  { value: 'heated', label: 'A heated room or home' },
  { value: 'unheated', label: 'An unheated space' },
] as const

/** The area used to show U-values of ground floors if none is entered. */
const SHOWN_M2 = 40

type ElementFieldsProps = {
  element: ElementText
  faults: Faults
  shared: SharedSums
  /** Its heat loss on a cold day. */
  watts: number | null
  onChange: (change: Partial<Omit<ElementText, 'id'>>) => void
  onRemove: (() => void) | undefined
}

/** One building element of a room: its size, its construction, and what is on the other side. */
export function ElementFields({ element, faults, shared, watts, onChange, onRemove }: ElementFieldsProps) {
  const { id, name, construction, beyond } = element
  const fault = (field: string) => faults[`${id}.${field}`]
  const isGroundFloor = chosenOf(element, shared) === 'floor.ground'
  return (
    <fieldset className="border-t-[1.5px] border-ink pt-3">
      <legend className="sr-only">{name}</legend>
      <ElementTitle {...{ name, watts, onRemove }} />
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
        <FieldsOfSome {...{ element, fault, onChange }} isGroundFloor={isGroundFloor} />
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

type FieldsOfSomeProps = Pick<ElementFieldsProps, 'element' | 'onChange'> & {
  fault: (field: string) => string | undefined
  isGroundFloor: boolean
}

/** What only some elements need. */
function FieldsOfSome({ element, fault, onChange, isGroundFloor }: FieldsOfSomeProps) {
  const { construction, beyond } = element
  return (
    <>
      {construction === 'own' && (
        <TypedField
          label="U-value, W/m²K"
          value={element.wattsPerM2K}
          error={fault('wattsPerM2K')}
          isAmount
          onType={(wattsPerM2K) => onChange({ wattsPerM2K })}
        />
      )}
      {(beyond === 'unheated' || beyond === 'heated') && (
        <TypedField
          label="There on a cold day, °C"
          value={element.beyondC}
          error={fault('beyondC')}
          isAmount
          placeholder={beyond === 'unheated' ? '5' : 'as warm'}
          onType={(beyondC) => onChange({ beyondC })}
        />
      )}
      {(isGroundFloor || fault('edgeM') !== undefined) && (
        <TypedField
          label="Edge outdoors, m"
          value={element.edgeM}
          error={fault('edgeM')}
          isAmount
          placeholder="two sides"
          onType={(edgeM) => onChange({ edgeM })}
        />
      )}
    </>
  )
}

type ElementTitleProps = Pick<ElementFieldsProps, 'watts' | 'onRemove'> & { name: string }

function ElementTitle({ name, watts, onRemove }: ElementTitleProps) {
  return (
    <p className="mb-2 flex items-baseline justify-between gap-4 text-sm">
      <b>{name}</b>
      <span className="tabular-nums">{watts !== null && `${Math.round(watts).toLocaleString('en-GB')} W`}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          className="min-h-11 font-semibold underline underline-offset-[.22em] md:min-h-0"
        >
          Remove<span className="sr-only">{` ${name}`}</span>
        </button>
      )}
    </p>
  )
}

/** The construction that an element uses; null if it has its own U-value. */
function chosenOf({ kind, construction }: ElementText, { home }: SharedSums): Construction | null {
  if (construction === 'own') return null
  return construction === 'home' ? home.fabric[envelopeElementOf(kind)] : construction
}

/** Each option with its U-value in this home. */
function optionsOf(element: ElementText, shared: SharedSums): { value: ElementConstruction; label: string }[] {
  const listed: readonly { value: Construction; label: string }[] = CONSTRUCTIONS[envelopeElementOf(element.kind)]
  return [
    { value: 'home', label: 'Same as the home' },
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

/** Null if area and perimeter make an invalid floor; the field shows the error. */
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
