/** A slab as thick as the panel, cut off on the right: CSS millimetres are accurate on most screens. */
export function ThicknessDrawing({ thicknessMm }: { thicknessMm: number }) {
  return (
    <span className="block border-[1.5px] border-r-0 border-ink bg-daylight" style={{ height: `${thicknessMm}mm` }} />
  )
}

const PITCH = 17

/** A fused spur and every panel that one circuit can supply, alternately above and below the cable. */
export function CircuitDrawing({ panels }: { panels: number }) {
  const width = 38 + panels * PITCH
  return (
    <svg
      viewBox={`0 0 ${width} 56`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="block w-full max-w-66"
    >
      <rect x="1" y="8" width="30" height="39" rx="2" />
      <path d={`M10 26h11v13H10zM15.5 26V15M31 28H${width - 9}`} />
      {Array.from({ length: panels }, (_, index) => {
        const x = 45 + index * PITCH
        return <path key={x} d={index % 2 === 0 ? `M${x} 28v11m-6.5 0h13v14h-13z` : `M${x} 28V17m-6.5 0h13V3h-13z`} />
      })}
    </svg>
  )
}

const RAMP = ['bg-t0', 'bg-t1', 'bg-t2', 'bg-t3', 'bg-t4', 'bg-t5', 'bg-t6', 'bg-t7', 'bg-t8']
const ROOM_C = 20
const HOTTEST_C = 60

/** The panel's surface temperature between a room and the maximum for a ceiling. */
export function SurfaceDrawing({ surfaceC }: { surfaceC: number }) {
  return (
    <>
      <span className="relative flex h-14 ring-1 ring-ink/55 forced-color-adjust-none">
        {RAMP.map((stop) => (
          <span key={stop} className={`flex-1 ${stop}`} />
        ))}
        <span
          className="absolute -inset-y-1.5 w-0.75 -translate-x-1/2 bg-ink outline-4 outline-panel"
          style={{ left: `${((surfaceC - ROOM_C) / (HOTTEST_C - ROOM_C)) * 100}%` }}
        />
      </span>
      <span className="mt-2.5 flex flex-wrap justify-between text-xs whitespace-nowrap text-ink-2">
        <span>{ROOM_C} °C room</span>
        <span>{HOTTEST_C} °C</span>
      </span>
    </>
  )
}

/** Two joists in section, plasterboard below them, the panel below that, and the screws into the wood. */
export function JoistDrawing() {
  return (
    <svg viewBox="0 0 156 60" fill="none" stroke="currentColor" strokeWidth="1.2" className="block w-full max-w-39">
      <path d="M12 1h24v33H12zl24 33m0-33L12 34M120 1h24v33h-24zl24 33m0-33-24 33" />
      <path d="M.75 34h154.5v8H.75zM5 49h146v6H5z" strokeWidth="1.5" />
      <path d="M24 22v36M132 22v36" strokeWidth="3" />
    </svg>
  )
}
