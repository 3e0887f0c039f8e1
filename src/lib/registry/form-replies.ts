import type { Confirmation, FormReturn } from '@/lib/features/feature'
import { joined, type NamesIn } from '@/lib/features/features'
import type { FormReply } from '@/lib/routing/page-entry'

/** The one route for all replies with a layout. Nobody can open it: the proxy sends the paths of the replies to it. */
export const REPLY_ROUTES = { main: '/replies/[reply]', funnel: '/sales-replies/[reply]' } as const

const CHECKS = joined('checks')
const CONFIRMATIONS = joined('confirmations')

export type CheckPage = NamesIn<'checks'>
export type ConfirmationPage = NamesIn<'confirmations'>

type Without<Pages, Part extends string> = {
  [Name in keyof Pages]: Pages[Name] extends Record<Part, unknown> ? never : Name
}[keyof Pages]

/** The pages that do more than show a form, or confirm it in words; each has a view in src/app/replies. */
export type CheckView = Without<typeof CHECKS, 'returns'>
export type ConfirmationView = Without<typeof CONFIRMATIONS, 'says'>

type Returning = Exclude<CheckPage, CheckView>
type Saying = Exclude<ConfirmationPage, ConfirmationView>

/** Whether all that a page shows is the form that it returns. */
export const isReturning = (name: CheckPage): name is Returning => 'returns' in CHECKS[name]
export const returnOf = (name: Returning): FormReturn => CHECKS[name].returns

/** Whether all that a page shows is words. */
export const isSaying = (name: ConfirmationPage): name is Saying => 'says' in CONFIRMATIONS[name]
export const wordsOf = (name: Saying): Confirmation => CONFIRMATIONS[name].says

/** Every page that replies to a form; src/app/replies says what each shows. */
export const FORM_REPLIES = { ...CHECKS, ...CONFIRMATIONS }

export const isCheckPage = (name: string): name is CheckPage => Object.hasOwn(CHECKS, name)
export const isConfirmationPage = (name: string): name is ConfirmationPage => Object.hasOwn(CONFIRMATIONS, name)

const ROUTE_BY_PATH = new Map<string, string>(
  Object.entries<FormReply>(FORM_REPLIES).map(([name, { path, layout }]) => [
    path,
    REPLY_ROUTES[layout].replace('[reply]', name),
  ]),
)

/** The paths of the replies. */
export const REPLY_PATHS: readonly string[] = [...ROUTE_BY_PATH.keys()]

/** Where the page for a path is rendered; null if it replies to no form. */
export const replyRouteOf = (path: string): string | null => ROUTE_BY_PATH.get(path) ?? null
