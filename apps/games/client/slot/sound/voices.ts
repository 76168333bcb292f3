import type { Partial, Voice } from '../../frame/sound/voice.ts'

const of = (
  shape: OscillatorType,
  attackSeconds: number,
  partials: readonly Partial[],
  more: Pick<Voice, 'noise' | 'bendCents'> = {},
): Voice => ({ shape, attackSeconds, partials, ...more })

/** The partials of bells and bars are no whole multiples: that is what makes them ring. */
export const voices = {
  horn: of(
    'sawtooth',
    0.06,
    [
      [1, 0.13, 0.7],
      [2, 0.05, 0.5],
    ],
    { bendCents: -90 },
  ),
  brass: of('sawtooth', 0.03, [
    [1, 0.12, 0.5],
    [1.005, 0.1, 0.5],
    [2, 0.06, 0.35],
  ]),
  tuba: of(
    'triangle',
    0.05,
    [
      [0.5, 0.3, 0.6],
      [1, 0.14, 0.4],
    ],
    { noise: [1, 0.03, 0.1] },
  ),
  reed: of('square', 0.03, [
    [1, 0.06, 0.5],
    [2.01, 0.03, 0.4],
    [3, 0.02, 0.3],
  ]),
  saxophone: of(
    'sawtooth',
    0.05,
    [
      [1, 0.1, 0.6],
      [3, 0.04, 0.4],
    ],
    {
      bendCents: -60,
      noise: [3, 0.03, 0.3],
    },
  ),
  flute: of(
    'sine',
    0.07,
    [
      [1, 0.24, 0.6],
      [2, 0.05, 0.4],
    ],
    { noise: [2, 0.06, 0.4] },
  ),
  panpipe: of(
    'triangle',
    0.05,
    [
      [1, 0.2, 0.5],
      [3, 0.02, 0.2],
    ],
    { noise: [1, 0.14, 0.25] },
  ),
  whistle: of('sine', 0.03, [[2, 0.18, 0.5]], { bendCents: 120, noise: [2, 0.08, 0.3] }),
  bell: of('sine', 0.003, [
    [1, 0.2, 1.6],
    [2.76, 0.1, 1],
    [5.4, 0.05, 0.5],
    [8.93, 0.02, 0.2],
  ]),
  handbell: of('sine', 0.003, [
    [2, 0.16, 1.2],
    [4.1, 0.08, 0.7],
    [6.2, 0.04, 0.3],
  ]),
  glass: of('sine', 0.02, [
    [2, 0.16, 1.5],
    [4.02, 0.05, 1.1],
    [6.9, 0.02, 0.6],
  ]),
  celesta: of('sine', 0.003, [
    [2, 0.2, 0.9],
    [4, 0.06, 0.4],
    [8, 0.03, 0.15],
  ]),
  vibraphone: of('sine', 0.005, [
    [1, 0.24, 1.2],
    [4, 0.08, 0.5],
    [10, 0.02, 0.15],
  ]),
  stone: of('triangle', 0.002, [
    [1, 0.26, 0.22],
    [2.3, 0.14, 0.12],
    [5.1, 0.06, 0.05],
  ]),
  drop: of('sine', 0.004, [[2, 0.3, 0.3]], { bendCents: -500 }),
  harp: of('triangle', 0.004, [
    [1, 0.26, 1],
    [2, 0.1, 0.6],
    [3, 0.05, 0.3],
  ]),
  pluck: of('triangle', 0.003, [
    [1, 0.26, 0.5],
    [2, 0.14, 0.3],
    [4, 0.06, 0.12],
  ]),
  banjo: of('sawtooth', 0.002, [
    [1, 0.12, 0.3],
    [2, 0.1, 0.2],
    [5, 0.05, 0.08],
  ]),
  harpsichord: of('sawtooth', 0.002, [
    [1, 0.09, 0.6],
    [2, 0.08, 0.5],
    [4, 0.05, 0.3],
  ]),
  guitar: of('sawtooth', 0.004, [
    [1, 0.11, 0.9],
    [1.5, 0.08, 0.8],
    [2, 0.05, 0.5],
  ]),
  doubleBass: of(
    'triangle',
    0.008,
    [
      [0.5, 0.4, 0.5],
      [1, 0.16, 0.3],
    ],
    { noise: [2, 0.03, 0.04] },
  ),
  violin: of('sawtooth', 0.09, [
    [1, 0.08, 0.7],
    [1.004, 0.06, 0.7],
    [2, 0.04, 0.5],
  ]),
  accordion: of('square', 0.04, [
    [1, 0.06, 0.5],
    [1.008, 0.06, 0.5],
    [2, 0.03, 0.4],
  ]),
  organ: of('sine', 0.03, [
    [0.5, 0.14, 0.9],
    [1, 0.14, 0.9],
    [2, 0.1, 0.8],
    [4, 0.05, 0.7],
  ]),
  synthesizer: of('sawtooth', 0.01, [
    [1, 0.08, 0.6],
    [1.01, 0.08, 0.6],
    [0.5, 0.1, 0.5],
  ]),
  pulse: of('square', 0.004, [
    [1, 0.09, 0.18],
    [2, 0.05, 0.1],
  ]),
  drum: of(
    'sine',
    0.003,
    [
      [0.5, 0.5, 0.3],
      [1.01, 0.2, 0.15],
    ],
    {
      bendCents: 300,
      noise: [4, 0.1, 0.05],
    },
  ),
  gong: of('sine', 0.01, [
    [0.5, 0.3, 2],
    [1.41, 0.12, 1.5],
    [2.2, 0.08, 1],
    [3.7, 0.05, 0.6],
  ]),
  rattle: of('triangle', 0.004, [[1, 0.16, 0.4]], { noise: [6, 0.22, 0.14] }),
  tick: of(
    'triangle',
    0.001,
    [
      [2, 0.22, 0.12],
      [5.2, 0.1, 0.05],
    ],
    { noise: [8, 0.1, 0.02] },
  ),
  surf: of('sine', 0.12, [[1, 0.2, 0.8]], { noise: [1.5, 0.3, 0.9] }),
  rumble: of(
    'triangle',
    0.03,
    [
      [0.5, 0.34, 0.7],
      [1, 0.14, 0.4],
    ],
    { noise: [0.6, 0.5, 0.8] },
  ),
  steam: of('sine', 0.02, [[1, 0.2, 0.4]], { noise: [5, 0.2, 0.35] }),
  whale: of(
    'sine',
    0.16,
    [
      [0.5, 0.3, 1.2],
      [1, 0.1, 0.9],
    ],
    { bendCents: -400 },
  ),
} as const satisfies Readonly<Record<string, Voice>>

export type VoiceName = keyof typeof voices
