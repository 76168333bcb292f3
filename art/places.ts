/** Where each program serves its art from. */
export const gameArt = 'apps/games/public/art/vikingernes-guld'
export const sitePublic = 'apps/site/public'
export const siteArt = `${sitePublic}/art`
