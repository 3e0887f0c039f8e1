import { type SubmitEvent, useState } from 'react'

import { Button } from '@/components/ui/button'
import { controlClass } from '@/components/ui/control-class'
import { cx } from '@/components/ui/cx'
import { FILE_INPUT } from '@/components/ui/file-input-class'
import { ArrowLink } from '@/components/ui/link'
import { useHasScript } from '@/components/ui/use-has-script'
import { readTextFile } from '@/lib/browser/read-text-file'
import { takeFiles } from '@/lib/browser/take-files'
import { leftOutOfDrawing } from '@/lib/calculators/designer/left-out-of-drawing'

import { useKeptHome } from '../use-kept-home'
import type { DesignStart } from './design-start'
import { SizeStart } from './size-start'
import { CARD, type Plan, type StartChoices } from './start-choices'
import { BuiltField, Insulated, toldIn } from './told-home'

type StartOptionsProps = {
  options: StartChoices
  /** Why the last attempt to start failed. */
  problem: string | null
  onStart: (start: DesignStart) => void
}

const BYTES_MAX = 5_000_000
/** As much as `readListedRooms` reads. */
const LISTED_TEXT_MAX = 20_000

/** Ways to begin, below a plan with its heat; the drawing is never empty. */
export function StartOptions({ options, problem, onStart }: StartOptionsProps) {
  const [fault, setFault] = useState<string | null>(null)
  const open = async (file: File) => {
    const read = await readTextFile(file, { bytesMax: BYTES_MAX })
    setFault(read.ok ? null : read.message)
    if (read.ok) onStart({ from: 'file', text: read.text })
  }
  return (
    <div className="grid items-start gap-6 noscript:hidden lg:grid-cols-[3fr_6fr_3fr]">
      <SizeStart {...options} onStart={onStart} />
      <PlanStart plans={options.plans} onStart={onStart} />
      <div className="grid gap-6">
        <ListStart {...options} onStart={onStart} />
        <SavedStart {...options} onStart={onStart} onFile={(file) => void open(file)} />
      </div>
      <p role="status" className="text-sm font-semibold text-fault empty:hidden lg:col-span-3">
        {fault ?? problem}
      </p>
    </div>
  )
}

type OnStart = Pick<StartOptionsProps, 'onStart'>

/** The typical plans, as they were built or insulated since. */
function PlanStart({ plans, onStart }: Pick<StartChoices, 'plans'> & OnStart) {
  const [isInsulated, setInsulated] = useState(false)
  return (
    <section aria-labelledby="design-by-plan" className={CARD}>
      <h2 id="design-by-plan" className="text-h4 font-medium">
        A typical British home
      </h2>
      <p className="mt-1 text-sm text-ink-2">Our drawings of common plans. Change what differs from yours.</p>
      <Insulated isChosen={isInsulated} onChoose={setInsulated} />
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanButton plan={plan} onClick={() => onStart({ from: 'plan', id: plan.id, isInsulated })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Rooms from the dimensions on an estate agent’s page. */
function ListStart({ built, onStart }: Pick<StartChoices, 'built'> & OnStart) {
  const hasScript = useHasScript()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    onStart({ from: 'list', text: String(typed.get('rooms') ?? ''), ...toldIn(typed, built) })
  }
  return (
    <section aria-labelledby="design-by-list" className={CARD}>
      <h2 id="design-by-list" className="text-h4 font-medium">
        An agent’s dimensions
      </h2>
      <form onSubmit={submit} className="mt-2 grid gap-3">
        <label htmlFor="design-list" className="text-sm">
          Paste the rooms, such as “Living room 14&apos;2 x 11&apos;9 (4.32m x 3.58m)”
        </label>
        <textarea
          id="design-list"
          name="rooms"
          rows={4}
          maxLength={LISTED_TEXT_MAX}
          className={controlClass(undefined)}
        />
        <BuiltField id="design-list-built" built={built} />
        <Insulated name="insulated" />
        <Button type="submit" look="secondary" disabled={!hasScript}>
          Draw these rooms
        </Button>
      </form>
    </section>
  )
}

type SavedStartProps = Pick<StartChoices, 'professionalCalculator'> & OnStart & { onFile: (file: File) => void }

/** What was calculated or drawn before. */
function SavedStart({ professionalCalculator, onStart, onFile }: SavedStartProps) {
  const hasScript = useHasScript()
  return (
    <section aria-labelledby="design-by-result" className={CARD}>
      <h2 id="design-by-result" className="text-h4 font-medium">
        My calculator result
      </h2>
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
        <ArrowLink href={professionalCalculator}>The professional calculator</ArrowLink>
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
          if (file) onFile(file)
        }}
        className={cx('mt-1', FILE_INPUT)}
      />
    </section>
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
        may have a panel more or fewer. <span>{leftOutOfDrawing(home.query)}</span>
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
