import { useEffect, useRef, useState } from 'react'

import type { CeilingChoice } from '@/lib/calculators/designer/ceiling-choices'
import type { Basis } from '@/lib/calculators/engine/estimate-basis'
import type { Design } from '@/lib/domain/design/design'

type Asked = { design: Design; id: string }

type Compared =
  { state: 'idle' | 'failed' } | { state: 'working' } | { state: 'done'; choices: readonly CeilingChoice[] }

/** The layouts of a room side by side, once they are asked for. They are those of the design that was asked about. */
export function useCeilingChoices({ design, id, basis }: Asked & { basis: Basis }) {
  const [found, setFound] = useState<{ of: Asked; compared: Compared } | null>(null)
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])
  const isOfNow =
    found?.of.id === id && found.of.design.home === design.home && hasSameRoom(found.of.design, design, id)
  const compare = () => {
    const of = { design, id }
    worker.current?.terminate()
    setFound({ of, compared: { state: 'working' } })
    try {
      const started = new Worker(new URL('./ceiling-worker.ts', import.meta.url), { type: 'module' })
      worker.current = started
      started.onmessage = ({ data }: MessageEvent<CeilingChoice[]>) =>
        setFound({ of, compared: { state: 'done', choices: data } })
      started.onerror = () => setFound({ of, compared: { state: 'failed' } })
      started.postMessage({ design, id, basis })
    } catch {
      setFound({ of, compared: { state: 'failed' } })
    }
  }
  const compared: Compared = found && isOfNow ? found.compared : { state: 'idle' }
  return { compared, compare }
}

/** Whether the room is the same apart from its panels, which a choice changes. */
function hasSameRoom(before: Design, now: Design, id: string): boolean {
  const textOf = ({ rooms }: Design) => JSON.stringify({ ...rooms.find((room) => room.id === id), panels: null })
  return before === now || textOf(before) === textOf(now)
}
