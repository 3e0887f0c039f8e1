import { useState } from 'react'

import { PROBLEM_WORDS } from '@/lib/calculators/designer/words'
import type { Design } from '@/lib/domain/design/design'
import { type HistoryCommand, openedDesign, withCommand } from '@/lib/domain/design/history'

import type { Apply } from './apply'

/** The design with its history, and the words that tell what the last command did. */
export function useDesign(first: Design) {
  const [{ history, said }, setState] = useState(() => ({ history: openedDesign(first), said: '' }))
  const run = (command: HistoryCommand, says: string) =>
    setState((before) => {
      const after = withCommand(before.history, command)
      return { history: after, said: after.problem ? PROBLEM_WORDS[after.problem] : says }
    })
  const apply: Apply = (command, { drag, says = '' } = {}) => {
    const asked = { type: 'do', command, ...(drag !== undefined && { drag }) } as const
    run(asked, says)
    const { problem } = withCommand(history, asked)
    return problem && PROBLEM_WORDS[problem]
  }
  return {
    history,
    said,
    apply,
    say: (words: string) => setState((before) => ({ ...before, said: words })),
    undo: () => run({ type: 'undo' }, 'Undone'),
    redo: () => run({ type: 'redo' }, 'Redone'),
  }
}
