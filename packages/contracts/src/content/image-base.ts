/** The start of the addresses of pictures in content. [CONTENT-06] */
export const imageBase = 'store://images/'
