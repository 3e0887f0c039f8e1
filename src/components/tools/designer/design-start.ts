import type { RoomKind } from '@/lib/domain/building/heat-loss/room-kinds'
import type { Built } from '@/lib/domain/building/home/built'
import type { Design } from '@/lib/domain/design/design'

/** The version of a shared design that is being edited. */
export type SharedVersion = { token: string; version: number; reference: string }

/** Whether everything usual has been done against heat loss. */
type ToldInsulation = { isInsulated: boolean }
type ToldHome = ToldInsulation & { built: Built }

/** The source from which a design is opened or created. */
export type DesignStart =
  /** One of the designs on this device. */
  | { from: 'saved'; number: number }
  | { from: 'file'; text: string }
  | ({ from: 'plan'; id: string } & ToldInsulation)
  | ({ from: 'size'; kind: RoomKind; name: string; lengthMm: number; widthMm: number } & ToldHome)
  | ({ from: 'list'; text: string } & ToldHome)
  | { from: 'project' }
  | { from: 'home' }
  | { from: 'shared'; design: Design }

/** The storage key of the first design on this device; those of further ones end in their number. */
export const DESIGN_KEY = 'powerboard.design.v1'

/** The storage key of the number of the design that a tab has open. */
export const DESIGN_OPEN_KEY = `${DESIGN_KEY}.open`

/** The storage key under which an unreadable design is set aside instead of being overwritten. */
export const DESIGN_ASIDE_KEY = `${DESIGN_KEY}.unreadable`

/** The storage key of the settings of the comfort map. */
export const DESIGN_VIEW_KEY = `${DESIGN_KEY}.view`

/** The storage key of the unit of lengths. */
export const DESIGN_UNIT_KEY = `${DESIGN_KEY}.unit`

/** The storage key of what has been explained on this device: the guide and each hint. */
export const DESIGN_SEEN_KEY = `${DESIGN_KEY}.seen`

/** The storage key of the picture that the first design is traced from. */
export const UNDERLAY_KEY = `${DESIGN_KEY}.underlay`
