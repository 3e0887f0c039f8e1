import type { PlaceText } from './about'

/** A page about one question in a place. Each has a different answer, from different figures. */
export type TopicText = PlaceText & { title: string; description: string }
