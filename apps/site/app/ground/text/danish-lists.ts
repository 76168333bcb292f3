/** "a, b og c". */
export const danishAnd = new Intl.ListFormat('da', { type: 'conjunction' })

/** "a, b eller c". */
export const danishOr = new Intl.ListFormat('da', { type: 'disjunction' })
