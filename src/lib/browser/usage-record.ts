import type { ConfigurationChoices } from '@/lib/domain/estimate/configuration-options'
import type { Project } from '@/lib/domain/estimate/project'
import { withoutRoomNames } from '@/lib/domain/estimate/without-room-names'
import { endpoints } from '@/lib/routing/endpoints'

import { readConsent } from './consent'
import { asksForPrivacy } from './counting-consent'
import { reportStep } from './post-steps'

type View = {
  /** Random per page view. */
  sessionId: string
  answeredAfterMs: number
}

const HOUR_MS = 3_600_000

/** Sends the answers of the quick calculator, as in its URL. */
export function sendUsageRecord({ query, ...view }: View & { query: string }): void {
  const { type, area, heating, solar, ...others } = Object.fromEntries(new URLSearchParams(query))
  send(view, {
    propertyType: type,
    propertySize: area,
    currentHeating: heating,
    solarPanels: solar === 'on',
    ...others,
  })
}

/** Sends a project without its names; the server stores only its totals. */
export function sendProjectUsage({ project, ...view }: View & { project: Project }): void {
  const rooms = withoutRoomNames(project.rooms)
  send(view, { tool: 'professional', project: { ...project, name: '', rooms } })
}

/** Sends the choices of the configurator, which shows a price from the start. */
export function sendConfigurationUsage({ choices, ...view }: View & { choices: ConfigurationChoices }): void {
  send(view, { tool: 'configurator', choices: { ...choices, home: choices.home?.query ?? null } })
}

/**
 * Sends a calculation anonymously when a visitor leaves the calculator. Skipped for visitors who chose essential
 * cookies only or whose browser sends a privacy signal. Fire-and-forget: failures are ignored.
 */
function send({ sessionId, answeredAfterMs }: View, calculation: object): void {
  reportStep('calculator')
  if (readConsent() === 'declined' || asksForPrivacy(navigator)) return
  const time = answeredAfterMs <= HOUR_MS ? { answeredAfterMs: Math.round(answeredAfterMs) } : {}
  const body = JSON.stringify({ sessionId, ...calculation, ...time })
  navigator.sendBeacon(endpoints.calculatorUsage, new Blob([body], { type: 'application/json' }))
}
