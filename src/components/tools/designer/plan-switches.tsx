import { memo } from 'react'

type PlanSwitchesProps = {
  /** The share of the plan that shows comfort, from the right, in per cent. */
  comfortPercent: number
  isClose: boolean
  keepsAngles: boolean
  onComfort: (percent: number) => void
  onClose: (isClose: boolean) => void
  onKeepsAngles: (keepsAngles: boolean) => void
}

/** Switches for what the plan shows, and for how corners are moved. */
export const PlanSwitches = memo(function PlanSwitches(props: PlanSwitchesProps) {
  const { comfortPercent, isClose, keepsAngles, onComfort, onClose, onKeepsAngles } = props
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <span className="font-semibold">Drawing</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={comfortPercent}
        aria-label="How much of the plan shows comfort"
        aria-valuetext={`${comfortPercent}%`}
        onChange={(event) => onComfort(Number(event.currentTarget.value))}
        className="h-11 max-w-72 flex-1 accent-ink"
      />
      <span className="font-semibold">Comfort</span>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={isClose} onChange={(event) => onClose(event.currentTarget.checked)} />
        Only the selected room
      </label>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={keepsAngles} onChange={(event) => onKeepsAngles(event.currentTarget.checked)} />
        Keep right angles
      </label>
    </div>
  )
})
