/** The mean and the variance of something that is drawn. */
export interface Moments {
  mean: number
  variance: number
}

/** Of chances by cell; the cells are the unit. */
export function momentsOfChances(chances: Float64Array): Moments {
  let [mean, squares] = [0, 0]
  chances.forEach((chance, cell) => {
    mean += chance * cell
    squares += chance * cell * cell
  })
  return { mean, variance: squares - mean * mean }
}
