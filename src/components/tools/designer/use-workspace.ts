import { useCallback, useState } from 'react'

import { useBack } from '@/components/ui/use-back'
import type { Design } from '@/lib/domain/design/design'

import type { Chosen } from './chosen'
import type { PanelView } from './side-panel'

const isNarrow = () => matchMedia('(max-width: 56.25rem)').matches

/** What is selected, and what the panel shows. On a phone the panel is a sheet of two heights, which Back closes. */
export function useWorkspace(design: Design) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [view, setView] = useState<PanelView>('edit')
  const [isOpen, setOpen] = useState(false)
  const [isTall, setTall] = useState(false)
  const isSheetOpen = isOpen && isNarrow()
  useBack({ steps: isSheetOpen ? 1 : 0, onBack: () => setOpen(false) })
  const room = design.rooms.find(({ id }) => id === chosen?.id) ?? design.rooms[0]
  const show = useCallback((to: PanelView) => {
    setView(to)
    setOpen(true)
  }, [])
  const toggle = useCallback(
    (to: PanelView) => {
      // Only a sheet can be closed.
      setOpen(!(isOpen && to === view && isNarrow()))
      setView(to)
    },
    [isOpen, view],
  )
  const choose = useCallback(
    (to: Chosen) => {
      setChosen(to)
      show('edit')
    },
    [show],
  )
  const chooseRoom = useCallback((id: string) => choose({ of: 'room', id }), [choose])
  const showTotals = useCallback(() => show('totals'), [show])
  const toggleHeight = useCallback(() => setTall((before) => !before), [])
  /** For the stylesheet. */
  const marks = { 'data-open': isOpen || undefined, 'data-tall': (isSheetOpen && isTall) || undefined }
  return { chosen, room, view, isSheetOpen, isTall, marks, choose, chooseRoom, toggle, toggleHeight, showTotals }
}
