import { useCallback, useRef, useState } from 'react'

import { PROBLEM_WORDS } from '@/lib/calculators/designer/words'
import type { Design } from '@/lib/domain/design/design'
import { type HistoryCommand, openedDesign, withCommand } from '@/lib/domain/design/history'

import type { Apply } from './apply'

/**
 * The design with its history, and the words that tell what the last command did. `apply` and `say` stay the same, so that
 * a drag redraws only what it changes.
 */
export function useDesign(first: Design) {
  const [{ history, said }, setState] = useState(() => ({ history: openedDesign(first), said: '' }))
  const newest = useRef(history)
  const run = useCallback((command: HistoryCommand, says: string): string | null => {
    const after = withCommand(newest.current, command)
    newest.current = after
    const refusal = after.problem && PROBLEM_WORDS[after.problem]
    setState({ history: after, said: refusal ?? says })
    return refusal
  }, [])
  const apply: Apply = useCallback(
    (command, { drag, says = '' } = {}) => run({ type: 'do', command, ...(drag !== undefined && { drag }) }, says),
    [run],
  )
  const say = useCallback((words: string) => setState((before) => ({ ...before, said: words })), [])
  return {
    history,
    said,
    apply,
    say,
    undo: () => run({ type: 'undo' }, 'Undone'),
    redo: () => run({ type: 'redo' }, 'Redone'),
  }
}
