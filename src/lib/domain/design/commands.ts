import type { HomeSupply } from '../estimate/project'
import type { PlanPoint } from '../room-plan/corners'
import type { PlanRectangle } from '../room-plan/rectangle'
import type { DesignHome, DesignObstacle, DesignOpening, DesignRoom, WallBeyond } from './design'
import type { WallPart } from './move-wall'
import type { WiringRequest } from './wiring'

/** Commands that change a design, shared by drawing, keyboard and lists. */
export type DesignCommand =
  | { type: 'set-home'; change: Partial<DesignHome> }
  | { type: 'add-room'; room: DesignRoom }
  | { type: 'remove-room'; id: string }
  /** The copy is placed beside the other rooms of its storey. */
  | { type: 'duplicate-room'; id: string }
  /** Whether the panels allow it must be checked first: see `whyNotCircuits`. */
  | { type: 'set-circuits'; id: string; to: WiringRequest }
  | { type: 'set-bunched'; circuits: number }
  | { type: 'set-supply'; supply: HomeSupply }
  | { type: 'set-heating'; rooms: readonly { id: string; heating: Heating }[] }
  | RoomCommand

/** What heats a room, and how warm. Panels stay as they are unless they are given. */
export type Heating = Partial<Pick<DesignRoom, 'indoorC' | 'hasOtherHeater' | 'panels'>>

export type RoomCommand = { id: string } & (
  | { type: 'rename'; name: string }
  | {
      type: 'set-room'
      change: Partial<Pick<DesignRoom, 'kind' | 'storey' | 'heightMm' | 'slope' | 'below' | 'above' | 'joists'>>
    }
  | { type: 'resize'; lengthMm: number; widthMm: number }
  | { type: 'move-corner'; corner: number; to: PlanPoint; keepsAngles: boolean }
  /** Outwards, or inwards if negative. A part of a wall moves alone. */
  | { type: 'move-wall'; wall: number; byMm: number; part?: WallPart | undefined }
  | { type: 'set-length'; wall: number; lengthMm: number }
  | { type: 'mirror' }
  | { type: 'turn' }
  | { type: 'add-corner'; wall: number }
  | { type: 'remove-corner'; corner: number }
  | { type: 'move-room'; by: PlanPoint }
  | { type: 'set-wall'; wall: number; beyond: WallBeyond }
  | { type: 'put-opening'; opening: DesignOpening }
  | { type: 'remove-opening'; openingId: string }
  | { type: 'put-obstacle'; obstacle: DesignObstacle }
  | { type: 'remove-obstacle'; obstacleId: string }
  | { type: 'set-panels'; panels: readonly PlanRectangle[] | null }
  | { type: 'lock-panel'; panel: PlanRectangle; isOn: boolean }
)
