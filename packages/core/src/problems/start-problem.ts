/**
 * Something the person who starts a program can put right. Its message says what to do; it is shown
 * alone, without a stack.
 */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
