// As a bundler writes a file of several scripts: each is an object under a short name.
export const t = () => undefined
export const n = { wanted: 7 }
