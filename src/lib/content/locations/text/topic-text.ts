import type { PlaceText } from './about'

/** A page about one question in a place. Each uses different figures. */
export type TopicText = PlaceText & { title: string; description: string }
