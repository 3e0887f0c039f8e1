import type { BadgeIcon } from './badge-icons'

export type PromoMessage = { icon: BadgeIcon; title: string; linkLabel: string; href: string }
