import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

/** A sign-in accepts some more (api/users/login). */
export const PASSWORD_LENGTH = { min: 12, max: 200 }
/** The estimate takes time that grows faster than its input. */
const ESTIMATED_LENGTH = 40
/** The highest score: ten thousand million guesses or more. */
const SCORE_MIN = 4
/** Fewer letters say nothing about the digits and symbols around them. */
const REDUCED_LENGTH_MIN = 4

/**
 * Why a password is weak: by its length, because it is made of a name of its owner or the company, or because it is
 * common, with or without digits, symbols and repetitions.
 */
export type PasswordProblem = 'length' | 'own' | 'common'

/** `ownNames`: of the person and the company, as written. */
type Judged = { password: unknown; ownNames: readonly string[] }

/** What is wrong with a new password; null if it is strong. Length matters most (NCSC, 2018). */
export async function passwordProblem({ password, ownNames }: Judged): Promise<PasswordProblem | null> {
  const { min, max } = PASSWORD_LENGTH
  if (typeof password !== 'string' || password.length < min || password.length > max) return 'length'
  const { check } = await estimator()
  const words = ownNames.flatMap(wordsOf)
  const whole = check(password.slice(0, ESTIMATED_LENGTH), words)
  const reduced = reduce(password).slice(0, ESTIMATED_LENGTH)
  const [word, ...others] = reduced.length < REDUCED_LENGTH_MIN ? [] : check(reduced, words).sequence
  const isOneWord = word !== undefined && others.length === 0 && word.pattern !== 'bruteforce'
  if (whole.score >= SCORE_MIN && !isOneWord) return null
  const isOwn = [...whole.sequence, ...(isOneWord ? [word] : [])].some(
    ({ dictionaryName }) => dictionaryName === 'userInputs',
  )
  return isOwn ? 'own' : 'common'
}

let loading: Promise<Pick<ZxcvbnFactory, 'check'>> | null = null

/** Loaded for the first new password only, because its dictionaries take 50 MB. */
function estimator() {
  loading ??= Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]).then(([{ ZxcvbnFactory }, common, english]) => {
    const dictionary = { ...common.dictionary, ...english.dictionary }
    const factory = new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
    return { check: factory.check.bind(factory) }
  })
  return loading
}

/** A name in parts that may be in a password: of an email address, those before the @. */
function wordsOf(name: string): string[] {
  const [local = ''] = name.toLowerCase().split('@')
  const parts = local.split(/[^\p{L}]+/u).filter(({ length }) => length > 2)
  return [...new Set([...parts, parts.join('')])].filter(Boolean)
}

/** The letters of a password, without repetitions of a letter or of the whole: 'Sunnny1-sunny2!' is 'sunny'. */
function reduce(password: string): string {
  const letters = password.toLowerCase().replace(/[^\p{L}]/gu, '')
  const withoutRuns = letters.replace(/(.)\1{2,}/gu, '$1$1')
  const period = (withoutRuns + withoutRuns).indexOf(withoutRuns, 1)
  return period > 0 ? withoutRuns.slice(0, period) : withoutRuns
}
