import { type SubmitEvent, useState } from 'react'

import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { cx } from '@/components/ui/cx'
import { Field } from '@/components/ui/field'
import { FILE_INPUT } from '@/components/ui/file-input-class'
import { ArrowLink } from '@/components/ui/link'
import { SelectControl } from '@/components/ui/select-control'
import { useHasScript } from '@/components/ui/use-has-script'
import { readTextFile } from '@/lib/browser/read-text-file'
import { takeFiles } from '@/lib/browser/take-files'
import type { PlanSummary } from '@/lib/calculators/designer/plan-summary'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'

import { useKeptHome } from '../use-kept-home'
import type { DesignStart } from './design-start'
import { readMetres } from './read-metres'

type Plan = PlanSummary & { id: string; label: string }

export type StartChoices = {
  plans: readonly Plan[]
  kinds: readonly { value: RoomKind; label: string }[]
  professionalCalculator: string
}

type StartOptionsProps = {
  options: StartChoices
  /** Why the last attempt to start failed. */
  problem: string | null
  onStart: (start: DesignStart) => void
}

const BYTES_MAX = 5_000_000
const CARD = 'bg-panel px-5 py-6 shadow-cast md:px-7'

/** Three ways to begin; the drawing is never empty. */
export function StartOptions({ options, problem, onStart }: StartOptionsProps) {
  const hasScript = useHasScript()
  const [fault, setFault] = useState<string | null>(null)
  const open = async (file: File) => {
    const read = await readTextFile(file, { bytesMax: BYTES_MAX })
    setFault(read.ok ? null : read.message)
    if (read.ok) onStart({ from: 'file', text: read.text })
  }
  return (
    <div className="grid items-start gap-6 noscript:hidden lg:grid-cols-[3fr_6fr_3fr]">
      <SizeStart kinds={options.kinds} onStart={onStart} />
      <section className={CARD}>
        <h2 className="text-h4 font-medium">A typical British home</h2>
        <p className="mt-1 text-sm text-ink-2">Our drawings of common plans. Change what differs from yours.</p>
        <ul className="mt-4 grid gap-2 sm:grid-cols-2">
          {options.plans.map((plan) => (
            <li key={plan.id}>
              <PlanButton plan={plan} onClick={() => onStart({ from: 'plan', id: plan.id })} />
            </li>
          ))}
        </ul>
      </section>
      <section className={CARD}>
        <h2 className="text-h4 font-medium">My calculator result</h2>
        <p className="mt-1 text-sm text-ink-2">
          The rooms from the professional calculator that are saved on this device.
        </p>
        <Button
          look="secondary"
          disabled={!hasScript}
          className="mt-4 w-full"
          onClick={() => onStart({ from: 'project' })}
        >
          Draw my rooms
        </Button>
        <HomeStart onStart={() => onStart({ from: 'home' })} />
        <div className="mt-3">
          <ArrowLink href={options.professionalCalculator}>The professional calculator</ArrowLink>
        </div>
        <label htmlFor="design-file" className="mt-6 block text-sm font-semibold">
          Or open a saved drawing or project (JSON)
        </label>
        <input
          id="design-file"
          type="file"
          accept=".json,application/json"
          disabled={!hasScript}
          onChange={({ target }) => {
            const [file] = takeFiles(target)
            if (file) void open(file)
          }}
          className={cx('mt-1', FILE_INPUT)}
        />
      </section>
      <p role="status" className="text-sm font-semibold text-fault empty:hidden lg:col-span-3">
        {fault ?? problem}
      </p>
    </div>
  )
}

/** Draws the home that was told to the quick calculator, if it was. */
function HomeStart({ onStart }: { onStart: () => void }) {
  const home = useKeptHome()
  if (!home) return null
  return (
    <>
      <p className="mt-6 text-sm text-ink-2">
        <span>{home.words}</span>, from the quick calculator, in rooms of usual sizes. On the plan’s grid of 5 cm a room
        may have a panel more or fewer.
      </p>
      <Button look="secondary" className="mt-2 w-full" onClick={onStart}>
        Draw this home
      </Button>
    </>
  )
}

function PlanButton({ plan: { label, areaM2, thumbnail }, onClick }: { plan: Plan; onClick: () => void }) {
  const hasScript = useHasScript()
  return (
    <Button
      look="secondary"
      size="sm"
      disabled={!hasScript}
      className="size-full justify-start text-left"
      onClick={onClick}
    >
      <svg aria-hidden viewBox={thumbnail.viewBox} className="w-16 shrink-0" fill="none" stroke="currentColor">
        <path d={thumbnail.path} vectorEffect="non-scaling-stroke" />
      </svg>
      <span>
        <span>{`${label}, `}</span>
        <span className="font-normal text-ink-2">{`${areaM2} m²`}</span>
      </span>
    </Button>
  )
}

/** Length and width of one room. */
function SizeStart({ kinds, onStart }: Pick<StartChoices, 'kinds'> & Pick<StartOptionsProps, 'onStart'>) {
  const hasScript = useHasScript()
  const [errors, setErrors] = useState<{ length?: string; width?: string }>({})
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const length = readMetres(String(typed.get('length') ?? ''))
    const width = readMetres(String(typed.get('width') ?? ''))
    const kind = kinds.find(({ value }) => value === typed.get('kind')) ?? kinds[0]
    setErrors({
      ...(!length.ok && { length: length.message }),
      ...(!width.ok && { width: width.message }),
    })
    if (!length.ok) return event.currentTarget.querySelector<HTMLInputElement>('#design-length')?.focus()
    if (!width.ok) return event.currentTarget.querySelector<HTMLInputElement>('#design-width')?.focus()
    if (kind) onStart({ from: 'size', kind: kind.value, name: kind.label, lengthMm: length.mm, widthMm: width.mm })
  }
  return (
    <section className={CARD}>
      <h2 className="text-h4 font-medium">Two measurements</h2>
      <p className="mt-1 text-sm text-ink-2">One room to begin with. Add the others when you see it.</p>
      <form onSubmit={submit} noValidate className="mt-4 grid grid-cols-2 gap-4">
        <Field id="design-kind" label="Room" required className="col-span-2">
          <SelectControl id="design-kind" name="kind">
            {kinds.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectControl>
        </Field>
        <SizeInput name="length" label="Length, m" error={errors.length} />
        <SizeInput name="width" label="Width, m" error={errors.width} />
        <Button type="submit" disabled={!hasScript} className="col-span-2">
          Draw this room
        </Button>
      </form>
    </section>
  )
}

function SizeInput({ name, label, error }: { name: string; label: string; error: string | undefined }) {
  const id = `design-${name}`
  return (
    <Field id={id} label={label} error={error} required>
      <input
        id={id}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={controlClass(error)}
      />
    </Field>
  )
}
