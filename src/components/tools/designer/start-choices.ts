import type { PlanSummary } from '@/lib/calculators/designer/plan-summary'
import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Built } from '@/lib/domain/building/home/built'

export type Plan = PlanSummary & { id: string; label: string }

export type StartChoices = {
  plans: readonly Plan[]
  kinds: readonly { value: RoomKind; label: string }[]
  built: readonly { value: Built; label: string }[]
  professionalCalculator: string
}

export const CARD = 'bg-panel px-5 py-6 shadow-cast md:px-7'
