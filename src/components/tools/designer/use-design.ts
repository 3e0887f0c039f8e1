import { startTransition, useCallback, useRef, useState } from 'react'

import { PROBLEM_WORDS } from '@/lib/calculators/designer/words'
import type { Design } from '@/lib/domain/design/design'
import { type DesignSteps, type HistoryCommand, resumed, withCommand } from '@/lib/domain/design/history'

import type { Apply } from './apply'

/**
 * The design with its history, and a message about the last command. `settled` is the design without the moves of a
 * drag in progress, for components that need not follow it. The functions are stable, so that a drag redraws only what
 * it changes.
 */
export function useDesign(first: DesignSteps) {
  const [state, setState] = useState(() => ({ history: resumed(first), settled: first.design, said: '' }))
  const newest = useRef(state.history)
  const run = useCallback((command: HistoryCommand, says: string): string | null => {
    const after = withCommand(newest.current, command)
    newest.current = after
    const refusal = after.problem && PROBLEM_WORDS[after.problem]
    setState(({ settled }) => ({
      history: after,
      settled: after.dragging === null ? after.design : settled,
      said: refusal ?? says,
    }))
    return refusal
  }, [])
  const apply: Apply = useCallback(
    (command, { drag, says = '' } = {}) => run({ type: 'do', command, ...(drag !== undefined && { drag }) }, says),
    [run],
  )
  const say = useCallback((words: string) => setState((before) => ({ ...before, said: words })), [])
  /** Called at the end of a drag. The release is shown first: there is much to redraw. */
  const settle = useCallback(
    () => startTransition(() => setState((before) => ({ ...before, settled: before.history.design }))),
    [],
  )
  const undo = useCallback(() => void run({ type: 'undo' }, 'Undone'), [run])
  const redo = useCallback(() => void run({ type: 'redo' }, 'Redone'), [run])
  const replace = useCallback((design: Design, says: string) => void run({ type: 'replace', design }, says), [run])
  return { ...state, apply, say, settle, undo, redo, replace }
}
