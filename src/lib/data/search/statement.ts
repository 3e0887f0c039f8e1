/**
 * The first expressions of every search. They find the entries that match the words of $1 and return them as `found`,
 * with a score. $2: for each word, the figures that it refers to, or null. $3: for each word, whether it is English.
 *
 * A word matches its stem, its synonyms, and the words of the site that begin with it. If no entry has any of these, a
 * word that is not English is replaced by the most similar word of the site. Entries with all words are found or, if
 * there are none, those with any. A match in the title ranks above any number of matches elsewhere. The number of words
 * is hidden from the planner, which then plans once and not for each search: planning took longer than the search.
 */
export const FOUND = foundWith('search_synonyms_groups')

/** The same with the groups of synonyms of a table expression, which has a column `words`. */
export function foundWith(groups: string): string {
  return `
  with typed as materialized (
    select word, at, plainto_tsquery('english', word) as stem, figures, is_english
    from (select unaccent(word) as word, at, figures::tsquery as figures, is_english from unnest((select $1::text[]), (select $2::text[]), (select $3::boolean[])) with ordinality as typed (word, figures, is_english, at)) as plain
    where numnode(plainto_tsquery('english', word)) > 0
  ), begun as materialized (
    select word, at, stem, is_english, to_tsquery('english', string_agg(quote_literal(meaning), ' | ')) || coalesce(figures, ''::tsquery) as query
    from typed, lateral (
      select word as meaning
      union all
      select regexp_replace(word, '([0-9])([a-z])', '\\1 \\2') -- '230v' is written '230 V' as well
      union all
      select synonym from ${groups} as groups, regexp_split_to_table(trim(lower(words)), '\\s*,\\s*') as synonym
        where typed.stem = any (select plainto_tsquery('english', member) from regexp_split_to_table(trim(lower(words)), '\\s*,\\s*') as member)
      union all
      (select known.word from search_words as known where length(typed.word) > 1 and known.word like typed.word || '%' order by length(known.word) limit 40)
    ) as meanings
    group by word, at, stem, figures, is_english
  ), asked as materialized (
    select begun.word, at, stem, guess.word as guess, coalesce(guess.query, begun.query) as query
    from begun left join lateral (
      select known.word, plainto_tsquery('english', known.word) as query
      from search_words as known
      where length(begun.word) > 3 and not begun.is_english and not exists (select from search_entries where stems @@ begun.query)
        and known.word % begun.word and levenshtein(known.word, begun.word) <= (length(begun.word) + 1) / 3
        and exists (select from search_entries where stems @@ plainto_tsquery('english', known.word))
      order by levenshtein(known.word, begun.word), similarity(known.word, begun.word) desc, known.word
      limit 1
    ) as guess on true
  ), wanted as materialized (
    select string_agg(format('(%s)', query), '&')::tsquery as all_words, string_agg(format('(%s)', query), '|') filter (where length(word) > 2)::tsquery as any_word,
      string_agg(format('(%s)', stem), '|')::tsquery as as_typed,
      case when count(guess) > 0 then string_agg(coalesce(guess, word), ' ' order by at) end as corrected
    from asked
  ), chosen as materialized (
    select corrected, as_typed, coalesce(any_word, all_words) as sought, not is_whole as is_partial, case when is_whole then all_words else any_word end as query
    from wanted, lateral (select exists (select from search_entries where stems @@ all_words) as is_whole) as whole
  ), found as materialized (
    select source, kind, weight * ((ts_filter(stems, '{a}') @@ query)::int + ts_rank('{0.1, 0.2, 0.4, 1}', stems, query, 1) + ts_rank('{0.1, 0.2, 0.4, 1}', stems, as_typed, 1)) as score
    from chosen join search_entries on stems @@ query
  )`
}
