import type { ProjectElement, ProjectHome, ProjectRoom } from './project'

type HomeAmount = 'altitudeM' | 'outdoorC' | 'pencePerKwh' | 'cableLengthM'
type RoomAmount = 'lengthM' | 'widthM' | 'floorAreaM2' | 'heightM' | 'indoorC' | 'airChangesPerHour'
type ElementAmount = 'areaM2' | 'wattsPerM2K' | 'beyondC' | 'edgeM'

/** A home as typed: amounts are text, so that no input is lost. */
export type HomeText = Omit<ProjectHome, HomeAmount | 'postcodeArea'> & Record<HomeAmount | 'postcode', string>

/** A room as typed; the kind may be any pasted text. */
export type RoomText = Pick<ProjectRoom, 'id'> & { elements: readonly ElementText[] } & Record<
    RoomAmount | 'name' | 'kind',
    string
  >

/** An element as typed; those without an area are ignored. */
export type ElementText = Omit<ProjectElement, ElementAmount> & Record<ElementAmount, string>
