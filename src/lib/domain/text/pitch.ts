/** What a text says for panels and against them, how often it qualifies itself, and how soon it names a price and an action. */
export type Pitch = {
  words: number
  for: number
  against: number
  qualifiers: number
  /** Words before the first price or action; null if there is none. */
  untilPrice: number | null
  untilAction: number | null
}

/** The five reasons of docs/message.md in the words that pages use. */
const FOR = [
  'clear walls?',
  'walls? (?:back|free|clear)',
  'wall comes back',
  'room is yours',
  'flat (?:to|on) (?:the|your) ceiling',
  'no (?:radiators?|pipes?|pipework|water|flame|fan|moving parts|yearly service)',
  'off the (?:wall|floor)',
  'room by room',
  'own (?:thermostat|week)',
  'thermostat of its own',
  'while you’re there',
  'nothing while',
  '(?:a|one) cable',
  'nothing (?:that turns|to bleed|to service|at floor level)',
  'feel directly',
  'warms? (?:you|people)',
  'before the air',
]

const AGAINST = [
  'costs? (?:\\w+ ){0,2}more',
  'costs? less',
  'dearer',
  'saves? nothing',
  'no saving',
  'does not save',
  'not the best choice',
  'keep (?:the|your) (?:gas )?boiler',
  'heat pumps?',
  'cheaper',
  'times as much',
  'lowers? the rating',
  'wrong choice',
  'short of heat',
]

const QUALIFIERS = [
  'our (?:own )?(?:assumption|estimate|calculation|count)',
  'we assume',
  'likely',
  'estimated?',
  'by calculation',
  'modelled',
  'simulat\\w+',
  'not (?:yet )?(?:tested|verified|proved|measured|checked)',
  'not on file',
  'any (?:other )?electric heater',
  '(?:maker|manufacturer)’s figure',
  'evidence not',
]

const ACTIONS = [
  'get (?:a|expert|free|installation) quote',
  'work out (?:your cost|yours)',
  'price your rooms?',
  'book free demo',
  'calculate savings',
  'request a quote',
]

const counter = (phrases: readonly string[]) => new RegExp(`(?<![\\w-])(?:${phrases.join('|')})(?![\\w-])`, 'gi')
const [FOR_WORDS, AGAINST_WORDS, QUALIFYING, ACTION] = [FOR, AGAINST, QUALIFIERS, ACTIONS].map(counter)
const PRICE = /£\d/g

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length

/** The most that a written page says against panels, and to qualify itself, for each thousand words. */
const PER_THOUSAND = { against: 12, qualifiers: 12 } as const

/** What a page says too often, in words; empty if it keeps the message. Short texts may say each once. */
export function pitchFaults(pitch: Pitch): string[] {
  const most = (limit: number) => Math.max(1, Math.floor((limit * pitch.words) / 1_000))
  return (['against', 'qualifiers'] as const).flatMap((what) => {
    const [said, allowed] = [pitch[what], most(PER_THOUSAND[what])]
    return said > allowed ? [`${NAMES[what]} ${said} times, ${allowed} at most`] : []
  })
}

const NAMES = { against: 'argues against panels', qualifiers: 'qualifies itself' } as const

/** Counts what a page argues, in its visible text from top to bottom. */
export function pitchOf(text: string): Pitch {
  const plain = text.replaceAll("'", '’').replaceAll(/\s+/g, ' ')
  const count = (pattern: RegExp | undefined) => (pattern ? [...plain.matchAll(pattern)].length : 0)
  const until = (pattern: RegExp | undefined) => {
    const at = pattern ? plain.search(pattern) : -1
    return at === -1 ? null : wordsOf(plain.slice(0, at))
  }
  return {
    words: wordsOf(plain),
    for: count(FOR_WORDS),
    against: count(AGAINST_WORDS),
    qualifiers: count(QUALIFYING),
    untilPrice: until(PRICE),
    untilAction: until(ACTION),
  }
}
