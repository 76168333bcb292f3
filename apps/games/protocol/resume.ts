/**
 * `resume`: the frame was loaded again. With the play token in `authorization` and the last round
 * key the client held, the play goes on where it was; the answer is that of `open`.
 */
export const resumePath = '/api/resume'

export interface ResumeRequest {
  roundKey: string
}
