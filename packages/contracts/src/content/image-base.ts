/** What the addresses of pictures begin with in content. [CONTENT-06] */
export const imageBase = 'store://images/'
